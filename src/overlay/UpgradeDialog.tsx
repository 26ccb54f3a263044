import { Check, Ticket } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { findGame } from '../../domain/catalog';
import { PRICE } from '../../domain/product';
import { selectOfferedTrialGameId, selectTrialGamesRemaining } from '../../machines/app/access.machine';
import { enterCheckout } from '../services/checkout-document';
import { useAccess, useServices } from '../services/context';
import { BUTTON_START_STATE } from '../services/game-addresses';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import { PremiumCovers } from '../ui/PremiumCovers';
import styles from './overlay.module.css';

const BENEFITS = [
  'Unlock all 20+ games and exercises',
  'Lifetime updates, new games included',
  'No subscription, no account needed',
  'Works on all your devices with your transaction ID',
];

const OFFLINE = {
  title: "You're offline.",
  description: 'Paying needs a connection; everything else here works without it.',
};

export default function UpgradeDialog() {
  const { access, toasts } = useServices();
  const close = () => access.send({ type: 'upgrade.closed' });
  const unlock = () => {
    close();
    // Without a network the checkout document would be the browser's error page.
    if (navigator.onLine) enterCheckout();
    else toasts.show(OFFLINE);
  };
  return (
    <Dialog title="Unlock All Premium Games" onClose={close}>
      <div className={styles.gains}>
        <div className={styles.covers}>
          <PremiumCovers className={styles.cover ?? ''} />
        </div>
        <p>
          <Badge look="price">One-time payment of {PRICE.label}</Badge>
        </p>
        <ul className={`grid gap-10 text-start ${styles.list}`}>
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex gap-10 items-start">
              <Check className="text-primary" size={18} aria-hidden />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
      <FreeTry onTaken={close} />
      <DialogActions>
        <Button look="outlined" onClick={close}>
          Maybe Later
        </Button>
        <Button look="pollen" onClick={unlock}>
          Unlock All Games
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function FreeTry({ onTaken }: { onTaken: () => void }) {
  const navigate = useNavigate();
  const game = findGame(useAccess(selectOfferedTrialGameId) ?? '');
  const left = useAccess(selectTrialGamesRemaining);
  if (!game) return null;
  return (
    <Button
      look="outlined"
      onClick={() => {
        onTaken();
        navigate(game.path, { state: BUTTON_START_STATE });
      }}
    >
      <Ticket size={20} aria-hidden />
      <span>{`Use a free try (${left} left)`}</span>
    </Button>
  );
}
