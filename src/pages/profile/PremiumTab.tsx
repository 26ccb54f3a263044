import { Copy, KeyRound, LockKeyholeOpen, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { PRICE } from '../../../domain/product';
import { selectIsPremium, selectTrialGamesRemaining } from '../../../machines/app/access.machine';
import { useAccess, useServices } from '../../app/context';
import { readTransactionId } from '../../device/kept';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import styles from './profile.module.css';

export function PremiumTab() {
  const isPremium = useAccess(selectIsPremium);
  return (
    <>
      {isPremium ? <Premium /> : <NotPremium />}
      <TransactionId />
    </>
  );
}

const Premium = () => (
  <section className={styles.card}>
    <p>
      <Badge look="premium">
        <Sparkles size={14} aria-hidden />
        Premium
      </Badge>
    </p>
    <h2 className={styles.heading}>Everything is open to you</h2>
    <p>All games, and every one that is still to come, on this device for good. There is nothing to renew.</p>
  </section>
);

function NotPremium() {
  const { access, dialogs } = useServices();
  const left = useAccess(selectTrialGamesRemaining);
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>You use the free games</h2>
      <p>
        Memory Cards, Box Breathing and Forest Meditation are open to everyone.{' '}
        {left > 0
          ? `You have ${left} free game(s) remaining.`
          : "You've used all your free games. Upgrade to premium for unlimited access."}
      </p>
      <p>
        <Badge look="premium">One-time payment of {PRICE.label}</Badge>
      </p>
      <div className={styles.ways}>
        <Button look="pollen" aria-haspopup="dialog" onClick={() => access.send({ type: 'upgrade.opened' })}>
          <LockKeyholeOpen size={20} aria-hidden />
          Upgrade to Premium
        </Button>
        <Button look="outlined" aria-haspopup="dialog" onClick={() => dialogs.open('restore')}>
          <KeyRound size={20} aria-hidden />
          Restore Purchase
        </Button>
      </div>
    </section>
  );
}

/** The ID of the purchase, where this device keeps one. */
function TransactionId() {
  const { toasts } = useServices();
  const [id] = useState(readTransactionId);
  if (id === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toasts.show({ title: 'Copied', description: 'Keep your transaction ID in a safe place.' });
    } catch (error) {
      console.warn('The transaction ID could not be copied', error);
      toasts.show({ title: 'Not copied', description: 'Please mark the ID and copy it by hand.' });
    }
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>Transaction ID</h2>
      <p className={styles.code}>{id}</p>
      <p className={styles.quiet}>It restores premium on any device.</p>
      <div className={styles.ways}>
        <Button look="outlined" onClick={copy}>
          <Copy size={20} aria-hidden />
          Copy
        </Button>
      </div>
    </section>
  );
}
