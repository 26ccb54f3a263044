/** The answer is one tap, and is stored only if the person then plays. */
import { useId, useSyncExternalStore } from 'react';
import type { Mood } from '../../domain/mood';
import { newMood } from '../device/new-entries';
import { useSetting } from '../services/context';
import { MoodPills } from '../ui/MoodPills';
import styles from './mood-before.module.css';
import { usePlay } from './play-context';

export default function MoodBefore() {
  const { mood: answer } = usePlay().recorder;
  const said = useSyncExternalStore(answer.subscribe, () => answer.value);
  const isRecording = useSetting('dataCollection');
  const id = useId();

  if (!isRecording) return null;
  const say = (mood: Mood) => answer.set(said?.mood === mood ? undefined : newMood({ mood, when: 'before' }));
  return (
    <fieldset className={styles.question} aria-labelledby={id}>
      <span id={id} className="text-muted font-semibold">
        How are you feeling now?
      </span>
      <MoodPills chosen={said?.mood} onChoose={say} />
    </fieldset>
  );
}
