/** The question for the mood before a game. The answer is one tap, and is stored only if the person then plays. */
import { useEffect, useId, useState } from 'react';
import type { MoodEntry } from '../../domain/journal';
import type { Mood } from '../../domain/mood';
import { newMood } from '../device/new-entries';
import { useServices, useSetting } from '../services/context';
import { MoodPills } from '../ui/MoodPills';
import type { RunningGame } from './game-context';
import styles from './mood-before.module.css';

export default function MoodBefore({ taker }: { taker: RunningGame['moodBefore'] }) {
  const { recorder } = useServices();
  // There is no question while recording is off.
  const isRecording = useSetting('dataCollection');
  const [said, setSaid] = useState<MoodEntry>();
  const id = useId();

  useEffect(() => {
    taker.current =
      said &&
      ((play) => {
        // The answer applies to this play only.
        taker.current = undefined;
        void recorder.queue({ ...said, person: play.person, play: play.id });
      });
  }, [said, taker, recorder]);

  if (!isRecording) return null;
  const say = (mood: Mood) => setSaid(said?.mood === mood ? undefined : newMood({ mood, when: 'before' }));
  return (
    <fieldset className={styles.question} aria-labelledby={id}>
      <span id={id} className={styles.legend}>
        How are you feeling now?
      </span>
      <MoodPills chosen={said?.mood} onChoose={say} />
    </fieldset>
  );
}
