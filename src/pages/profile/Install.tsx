import { MonitorSmartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { installOffer } from '../../services/install';
import { Button } from '../../ui/Button';
import styles from './profile.module.css';

export function Install() {
  const offer = useSyncExternalStore(installOffer.subscribe, () => installOffer.value);
  if (offer === null) return null;
  const install = () => {
    // An offer can be used once. The browser makes another one if the person declines.
    installOffer.set(null);
    void offer.prompt();
  };
  return (
    <section className={styles.card}>
      <h2 className="text-h3">On this device</h2>
      <p className="text-muted">Installed, Stillgrove has its own icon and window, and keeps its data.</p>
      <Button look="outlined" onClick={install}>
        <MonitorSmartphone size={20} aria-hidden />
        Install
      </Button>
    </section>
  );
}
