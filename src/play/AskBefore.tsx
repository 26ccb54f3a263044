import { useState } from 'react';
import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';
import styles from './intro-choices.module.css';

const MusicSwitch = loadedLater(() => import('./MusicSwitch'));
const MoodBefore = loadedLater(() => import('./MoodBefore'));

export function AskMusic() {
  // The switch stays on this intro after its answer.
  const [asksMusic] = useState(useSetting('music') === null);
  return (
    <Boundary>
      {asksMusic && (
        <div className={styles.music}>
          <MusicSwitch />
        </div>
      )}
    </Boundary>
  );
}

export const AskMood = () => <Boundary>{useSetting('moodBefore') && <MoodBefore />}</Boundary>;
