import type { Ref } from 'react';
import { MOOD_LABELS, MOODS, type Mood } from '../../domain/mood';
import styles from './mood-pills.module.css';
import { MOOD_ICONS } from './weather';

interface MoodPillsProps {
  chosen: Mood | undefined;
  onChoose: (mood: Mood) => void;
  /** Ref of the first mood. */
  first?: Ref<HTMLButtonElement>;
}

export const MoodPills = ({ chosen, onChoose, first }: MoodPillsProps) => (
  <div className={`flex flex-wrap gap-8 ${styles.moods}`}>
    {MOODS.map((mood, index) => {
      const Icon = MOOD_ICONS[mood];
      return (
        <button
          key={mood}
          ref={index === 0 ? first : undefined}
          type="button"
          className={styles.mood}
          aria-pressed={chosen === mood}
          onClick={() => onChoose(mood)}
        >
          <Icon className="text-primary" size={20} strokeWidth={1.75} aria-hidden />
          {MOOD_LABELS[mood]}
        </button>
      );
    })}
  </div>
);
