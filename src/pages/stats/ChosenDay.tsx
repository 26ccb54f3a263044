import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countsAsCheckIn } from '../../../domain/analytics/mood-summary';
import type { PeriodMoodCounts } from '../../../domain/analytics/responses';
import type { JournalEntry, MoodEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import { useCurrentUser, useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { periodPoint } from '../../ui/chart/period-points';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { EntryRow, type ListedEntry } from '../../ui/journal/EntryRow';
import { moodCountsText } from '../../ui/journal/mood-counts';
import type { Corrections } from '../../ui/journal/use-corrections';
import styles from './mood-calendar.module.css';
import stats from './stats.module.css';

interface ChosenDayProps {
  readonly day: string;
  readonly trend: PeriodMoodCounts | undefined;
  /** Moods of all days. Those of the day appear until its entries are loaded. */
  readonly moods: readonly MoodEntry[];
  readonly corrections: Corrections;
}

const isListed = (entry: JournalEntry): entry is ListedEntry => entry.kind !== 'music';

export function ChosenDay({ day, trend, moods, corrections }: ChosenDayProps) {
  const { recorder } = useServices();
  const person = useCurrentUser()?.username ?? GUEST_OWNER;
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: [...JOURNAL_QUERY_KEYS.entries, 'day', person, day],
    queryFn: async () => (await recorder.journal()).entriesOn(person, day),
  });
  const entries = corrections
    .withRemoved(data ?? moods)
    .filter((entry) => entry.day === day)
    .filter(isListed);
  const standing = entries.filter(({ id }) => !corrections.of(id)?.isRemoved);
  const gameOf = (play: string) =>
    entries.flatMap((entry) => (entry.kind === 'play' && entry.id === play ? entry.game : []))[0];
  const name = periodPoint(day, '').name;
  return (
    <div className={styles.chosen}>
      <h3 className="text-h3">{name}</h3>
      {!entries.some(countsAsCheckIn) && (
        <p className={stats.quiet}>{trend ? `${moodCountsText(trend)}.` : 'No check-in on this day.'}</p>
      )}
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} gameOf={gameOf} corrections={corrections} />
          ))}
        </ul>
      )}
      {standing.length > 1 && (
        <Button look="outlined" className={styles.all} onClick={() => setAsking(true)}>
          Remove all of this day
        </Button>
      )}
      {isAsking && (
        <Dialog title={`Remove all ${standing.length} entries?`} onClose={() => setAsking(false)}>
          <p>
            They are the moods and plays of <span>{name}</span>. Each can be brought back by its Undo until
            you leave this page.
          </p>
          <DialogActions>
            <Button look="outlined" onClick={() => setAsking(false)}>
              Keep them
            </Button>
            <Button
              look="primary"
              onClick={() => {
                setAsking(false);
                void corrections.remove(standing);
              }}
            >
              Remove all
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
