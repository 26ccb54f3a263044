import ferns from '../../../assets/images/rooms/fern-hollow.webp';
import { findGame } from '../../../domain/catalogue';
import type { MoodEntry } from '../../../domain/journal';
import { MOOD_LABELS } from '../../../domain/mood';
import { ButtonLink } from '../../ui/Button';
import { periodName } from '../../ui/chart/period-names';
import { Postcard } from '../../ui/Notice';
import { WEATHER } from '../../ui/weather';
import styles from './stats.module.css';

/** The last moods, newest first. @param year that need not be said, `2026` */
export const RecentMoods = ({ moods, year }: { moods: readonly MoodEntry[]; year: string }) => (
  <section className={styles.card} aria-label="Recent moods">
    <h2 className={styles.cardTitle}>Recent moods</h2>
    {moods.length > 0 ? (
      <ul className={styles.moods}>
        {moods.map((entry) => (
          <MoodRow key={entry.id} entry={entry} day={periodName(entry.day, year).label} />
        ))}
      </ul>
    ) : (
      <div className={styles.nothing}>
        <Postcard url={ferns} className={styles.ferns} />
        <p>Nothing yet. A check-in opens after a game, and your answers will appear here.</p>
        <ButtonLink look="outlined" to="/games">
          Choose a game
        </ButtonLink>
      </div>
    )}
  </section>
);

/** One mood: its weather and word, what came before it, and when. */
export function MoodRow({ entry, day }: { entry: MoodEntry; day?: string }) {
  const { mood, after, hour } = entry;
  const Icon = WEATHER[mood];
  return (
    <li className={styles.mood}>
      <Icon className={styles.weather} data-mood={mood} size={24} strokeWidth={1.75} aria-hidden />
      <span className={styles.moodWords}>
        <strong>{MOOD_LABELS[mood]}</strong>
        {after !== undefined && ` after ${findGame(after)?.title ?? after}`}
      </span>
      <span className={styles.when}>
        {day && `${day}, `}
        {String(hour).padStart(2, '0')}:00
      </span>
    </li>
  );
}
