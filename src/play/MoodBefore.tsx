/** How the person feels before a game, in one tap. Written down only once they play, and only if they said anything. */
import { useEffect, useId, useState } from 'react';
import type { MoodEntry } from '../../domain/journal';
import { MOOD_LABELS, MOODS, type Mood } from '../../domain/mood';
import { newMood } from '../device/new-entries';
import { useServices, useSetting } from '../services/context';
import { WEATHER } from '../ui/weather';
import type { RunningGame } from './game-context';
import styles from './mood-before.module.css';

export default function MoodBefore({ taker }: { taker: RunningGame['moodBefore'] }) {
  const { recorder } = useServices();
  // What would be written nowhere is not asked for.
  const isRecording = useSetting('dataCollection');
  const [said, setSaid] = useState<MoodEntry>();
  const id = useId();

  useEffect(() => {
    taker.current =
      said &&
      ((play) => {
        // It was of this one play.
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
      <div className={styles.moods}>
        {MOODS.map((mood) => {
          const Icon = WEATHER[mood];
          return (
            <button
              key={mood}
              type="button"
              className={styles.mood}
              aria-pressed={said?.mood === mood}
              onClick={() => say(mood)}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {MOOD_LABELS[mood]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
