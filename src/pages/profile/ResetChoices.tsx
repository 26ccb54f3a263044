/** Restores the defaults of the choices on all intros. */
import { RotateCcw } from 'lucide-react';
import { storedIntroChoices } from '../../device/intro-choices';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import styles from './profile.module.css';

export function ResetChoices() {
  const { toasts } = useServices();
  const reset = () => {
    storedIntroChoices.remove();
    toasts.show({ title: 'Choices reset', description: 'Every game begins as it first did.' });
  };
  return (
    <section className={styles.card}>
      <h2 className="text-h3">Games</h2>
      <p className="text-muted">Lengths, patterns and voices stay as you chose them.</p>
      <Button look="outlined" onClick={reset}>
        <RotateCcw size={20} aria-hidden />
        Reset choices
      </Button>
    </section>
  );
}
