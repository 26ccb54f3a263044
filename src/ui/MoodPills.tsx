/** The three moods in a row. At most one of them is selected. */
import { MOOD_LABELS, MOODS, type Mood } from '../../domain/mood';
import styles from './mood-pills.module.css';
import { WEATHER } from './weather';

export const MoodPills = ({
  chosen,
  onChoose,
}: {
  chosen: Mood | undefined;
  onChoose: (mood: Mood) => void;
}) => (
  <div className={styles.moods}>
    {MOODS.map((mood) => {
      const Icon = WEATHER[mood];
      return (
        <button
          key={mood}
          type="button"
          className={styles.mood}
          aria-pressed={chosen === mood}
          onClick={() => onChoose(mood)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {MOOD_LABELS[mood]}
        </button>
      );
    })}
  </div>
);
