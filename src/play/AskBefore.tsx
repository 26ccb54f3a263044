import { useState } from 'react';
import { useSetting } from '../services/context';
import { Boundary } from '../ui/Boundary';
import { loadedLater } from '../ui/loaded-later';
import styles from './intro-choices.module.css';

const MusicSwitch = loadedLater(() => import('./MusicSwitch'));
const MoodBefore = loadedLater(() => import('./MoodBefore'));

/** The questions before a game: for music until it is answered, and for the mood if the person has turned it on. */
export function AskBefore() {
  // The switch stays on this intro after its answer.
  const [asksMusic] = useState(useSetting('music') === null);
  const asksMood = useSetting('moodBefore');
  return (
    <Boundary>
      {asksMusic && (
        <div className={styles.music}>
          <MusicSwitch />
        </div>
      )}
      {asksMood && <MoodBefore />}
    </Boundary>
  );
}
