import { KeyRound, LockKeyholeOpen, Sparkles } from 'lucide-react';
import { PRICE } from '../../../domain/product';
import { selectIsPremium, selectTrialGamesRemaining } from '../../../machines/app/access.machine';
import { storedTransactionId } from '../../device/purchase';
import { useAccess, useServices } from '../../services/context';
import { useStored } from '../../services/use-stored';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { TransactionId } from '../../ui/TransactionId';
import { Pictured } from './Pictured';
import styles from './profile.module.css';

export function PremiumTab() {
  const isPremium = useAccess(selectIsPremium);
  return (
    <>
      {isPremium ? <Premium /> : <NotPremium />}
      <Purchase />
    </>
  );
}

const Premium = () => (
  <Pictured room="tree-house">
    <p>
      <Badge look="premium">
        <Sparkles size={14} aria-hidden />
        Premium
      </Badge>
    </p>
    <h2 className="text-h3">Everything is open to you</h2>
    <p>
      Every game, and every one still to come, is yours on this device for good. There's nothing to renew.
    </p>
  </Pictured>
);

function NotPremium() {
  const { access, dialogs } = useServices();
  const left = useAccess(selectTrialGamesRemaining);
  return (
    <Pictured room="tree-house">
      <h2 className="text-h3">You’re using the free games</h2>
      <p>
        {`Memory Cards, Box Breathing and Forest Meditation are open to everyone. ${
          left > 0
            ? `You have ${left} free game(s) remaining.`
            : "You've used all your free games. Upgrade to premium for unlimited access."
        }`}
      </p>
      <p>
        <Badge look="price">One-time payment of {PRICE.label}</Badge>
      </p>
      <div className="flex flex-wrap gap-10">
        <Button look="pollen" aria-haspopup="dialog" onClick={() => access.send({ type: 'upgrade.opened' })}>
          <LockKeyholeOpen size={20} aria-hidden />
          Upgrade to Premium
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('restore')}>
          <KeyRound size={20} aria-hidden />
          Restore Purchase
        </Button>
      </div>
    </Pictured>
  );
}

function Purchase() {
  const id = useStored(storedTransactionId);
  if (id === null) return null;
  return (
    <section className={styles.card}>
      <h2 className="text-h3">Transaction ID</h2>
      <p className="text-muted">
        It restores premium on any device. You'll also find it in your PayPal e-mail, as the invoice ID.
      </p>
      <TransactionId id={id} />
    </section>
  );
}
