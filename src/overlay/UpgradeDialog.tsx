import { Check } from 'lucide-react';
import { PRICE } from '../../domain/product';
import { useServices } from '../app/context';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './overlay.module.css';

const BENEFITS = [
  'Unlock all 20+ games and exercises',
  'Lifetime updates, new games included',
  'No subscription, no account needed',
  'Works on all your devices with your transaction ID',
];

export default function UpgradeDialog() {
  const { access } = useServices();
  const close = () => access.send({ type: 'upgrade.closed' });
  return (
    <Dialog title="Unlock All Premium Games" onClose={close}>
      <p>
        <Badge look="premium">One-time payment of {PRICE.label}</Badge>
      </p>
      <ul className={styles.list}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Check size={18} aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button look="outlined" onClick={close}>
          Maybe Later
        </Button>
        <Button
          look="pollen"
          onClick={() => {
            close();
            // A full page load: only checkout's own document may name the payment provider's hosts.
            window.location.assign('/checkout');
          }}
        >
          Unlock All Games
        </Button>
      </DialogActions>
    </Dialog>
  );
}
