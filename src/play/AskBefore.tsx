import { useState } from 'react';
import { storedHideFiguresOffer } from '../device/values';
import { useSetting } from '../services/context';
import { useStored } from '../services/use-stored';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent } from '../ui/lazy-component';
import styles from './intro-choices.module.css';
import { MusicSwitch } from './MusicSwitch';

const MoodBefore = lazyComponent(() => import('./MoodBefore'));
const HideFiguresOffer = lazyComponent(() => import('./HideFiguresOffer'));

export function AskMusic() {
  // The switch stays on this intro after its answer.
  const [asksMusic] = useState(useSetting('music') === null);
  return (
    asksMusic && (
      <div className={styles.music}>
        <MusicSwitch />
      </div>
    )
  );
}

/** Due from the first completed play until the person answers, unless timers and scores are hidden. */
export function AskToHideFigures() {
  const isHidden = useSetting('hideFigures');
  const isDue = useStored(storedHideFiguresOffer) === 'due' && !isHidden;
  return <ErrorBoundary>{isDue && <HideFiguresOffer />}</ErrorBoundary>;
}

export const AskMood = () => <ErrorBoundary>{useSetting('moodBefore') && <MoodBefore />}</ErrorBoundary>;
