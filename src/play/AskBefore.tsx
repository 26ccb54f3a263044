import { useState } from 'react';
import { useSetting } from '../services/context';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent } from '../ui/lazy-component';
import styles from './intro-choices.module.css';
import { MusicSwitch } from './MusicSwitch';

const MoodBefore = lazyComponent(() => import('./MoodBefore'));

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

export const AskMood = () => <ErrorBoundary>{useSetting('moodBefore') && <MoodBefore />}</ErrorBoundary>;
