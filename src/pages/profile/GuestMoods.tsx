import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '../../../domain/analytics/calendar';
import { countsAsCheckIn, moodOfDay } from '../../../domain/analytics/mood-summary';
import type { MoodEntry } from '../../../domain/journal';
import type { Mood } from '../../../domain/mood';
import { GUEST_OWNER } from '../../../domain/person';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import { useServices } from '../../services/context';
import { useToday } from '../../services/use-today';
import { periodPoint } from '../../ui/chart/period-points';
import { EntryRow } from '../../ui/journal/EntryRow';
import { moodCountsText } from '../../ui/journal/mood-counts';
import { useCorrections } from '../../ui/journal/use-corrections';
import { useLinkedDay } from '../../ui/journal/use-linked-day';
import { MoodIcon } from '../../ui/MoodIcon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './guest-days.module.css';

const LAST_MOODS = 5;

export function GuestMoods() {
  const { recorder } = useServices();
  const today = useToday();
  const { data, error } = useQuery({
    queryKey: [...JOURNAL_QUERY_KEYS.entries, 'moods', GUEST_OWNER],
    queryFn: async () => (await recorder.journal()).moods(GUEST_OWNER),
  });
  const corrections = useCorrections();
  useEffect(() => {
    if (error) console.warn('The moods could not be read', error);
  }, [error]);

  const day = useLinkedDay();
  const checkIns = corrections.withRemoved(data ?? []).filter(countsAsCheckIn);
  if (checkIns.length === 0)
    return <p className="text-muted">Your week and last moods appear here, on this device alone.</p>;
  const listed =
    day === undefined ? checkIns.slice(-LAST_MOODS).reverse() : checkIns.filter((entry) => entry.day === day);
  const heading = day === undefined ? 'Last moods' : periodPoint(day, '').name;
  return (
    <>
      <Week today={today} moods={(data ?? []).filter(countsAsCheckIn)} />
      <div>
        <h4 ref={day === undefined ? undefined : focus} tabIndex={-1} className={styles.heading}>
          {heading}
        </h4>
        <ul aria-label={heading}>
          {listed.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              day={periodPoint(entry.day, today.slice(0, 4)).label}
              corrections={corrections}
            />
          ))}
        </ul>
      </div>
      <p className="text-muted">On this device alone.</p>
    </>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Today is at the end. */
function Week({ today, moods }: { today: string; moods: readonly MoodEntry[] }) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6));
  return (
    <ul className={styles.week} aria-label="Weather of the week">
      {days.map((day) => {
        const count = (mood: Mood) =>
          moods.filter((entry) => entry.day === day && entry.mood === mood).length;
        const counts = {
          positive: count('positive'),
          neutral: count('neutral'),
          negative: count('negative'),
        };
        const isFelt = counts.positive + counts.neutral + counts.negative > 0;
        const mood = isFelt ? moodOfDay(counts) : undefined;
        const { name } = periodPoint(day, '');
        return (
          <li
            key={day}
            className={`hint grid justify-items-center gap-4 ${styles.day}`}
            data-today={day === today || undefined}
          >
            <VisuallyHidden>{`${name}: ${moodCountsText(counts)}`}</VisuallyHidden>
            <span aria-hidden>{name.slice(0, 3)}</span>
            {mood ? <MoodIcon mood={mood} /> : <i aria-hidden>–</i>}
          </li>
        );
      })}
    </ul>
  );
}
