import type { MoodEntry } from '../../../domain/journal';
import { ButtonLink } from '../../ui/Button';
import { periodPoint } from '../../ui/chart/period-points';
import { EntryRow } from '../../ui/journal/EntryRow';
import type { Corrections } from '../../ui/journal/use-corrections';
import { Landscape } from '../../ui/Landscape';
import styles from './stats.module.css';

interface RecentMoodsProps {
  /** Newest first. */
  readonly moods: readonly MoodEntry[];
  /** Year that dates omit, such as `2026`. */
  readonly year: string;
  readonly corrections: Corrections;
}

export const RecentMoods = ({ moods, year, corrections }: RecentMoodsProps) => (
  <section className={styles.card} aria-label="Recent moods">
    <h2 className="text-h2">Recent moods</h2>
    {moods.length > 0 ? (
      <ul>
        {moods.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            day={periodPoint(entry.day, year).label}
            corrections={corrections}
          />
        ))}
      </ul>
    ) : (
      <Landscape>
        <p>Nothing yet. A check-in opens after a game, and your answers will appear here.</p>
        <ButtonLink look="outlined" to="/games">
          Choose a game
        </ButtonLink>
      </Landscape>
    )}
  </section>
);
