import { storedHideFiguresOffer } from '../device/values';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { focusPage } from '../ui/focus';
import styles from './intro-choices.module.css';

export default function HideFiguresOffer() {
  const { settings } = useServices();
  const answer = (hideFigures: boolean) => {
    // The pressed button disappears, and with it the focus.
    focusPage();
    storedHideFiguresOffer.set('answered');
    if (hideFigures) settings.change({ hideFigures });
  };
  return (
    <div className={styles.offer}>
      <p>Would you rather play without timers and scores?</p>
      <div className={`flex flex-wrap gap-8 ${styles.answers}`}>
        <Button look="outlined" onClick={() => answer(true)}>
          Hide them
        </Button>
        <Button look="outlined" onClick={() => answer(false)}>
          No, thanks
        </Button>
      </div>
    </div>
  );
}
