import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { EmotionalAnalytics } from '../../../domain/analytics/responses';
import type { MoodEntry } from '../../../domain/journal';
import { GUEST } from '../../../domain/person';
import { analyticsPath, readAnalytics } from '../../data/analytics';
import { onJournalChange } from '../../data/journal-changes';
import { useCurrentUser, useServices } from '../../services/context';
import { useToday } from '../../services/use-today';

export interface Trends {
  readonly emotional: EmotionalAnalytics;
  /** All moods of the current person on this device, oldest first. */
  readonly moods: readonly MoodEntry[];
  readonly today: string;
  /** Whether the device computed the trends, because the server rejected the device's local date. */
  readonly isDayRefused: boolean;
  /** Reads the entries on this device again. The trends may come from the server and update by themselves. */
  readonly refresh: () => Promise<unknown>;
}

const EMOTIONAL = analyticsPath('emotional');
const MOODS = 'moods';
/** Query key of the entries of one day. */
export const DAY_ENTRIES = 'day-entries';

/**
 * Requests the trends as the dashboard does, and reads the current person's moods from this device. Does both when the
 * page opens and after every change of the journal. The device has all moods, even with sync on.
 */
export function useTrends(): Trends | 'loading' | 'failed' {
  const { recorder, account } = useServices();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const today = useToday();
  const person = user?.username ?? GUEST;
  const trends = useQuery({
    queryKey: [EMOTIONAL, user?.username, user?.sync, today],
    queryFn: () =>
      readAnalytics(recorder, 'emotional', (user) => account.send({ type: 'server.said', user })),
    // Every visit to the page requests the answers again.
    gcTime: 0,
  });
  const moods = useQuery({
    queryKey: [MOODS, person],
    queryFn: async () => (await recorder.journal()).moods(person),
    gcTime: 0,
  });
  const error = trends.error ?? moods.error;

  useEffect(() => {
    if (error) console.warn('The trends could not be loaded', error);
  }, [error]);

  const readAnew = useCallback(
    (...keys: string[]) => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
    [queryClient],
  );
  const refresh = useCallback(() => readAnew(MOODS, DAY_ENTRIES), [readAnew]);
  useEffect(
    () => onJournalChange(recorder, () => void readAnew(EMOTIONAL, MOODS, DAY_ENTRIES)),
    [recorder, readAnew],
  );

  if (error) return 'failed';
  if (!trends.data || !moods.data) return 'loading';
  const { figures: emotional, isDayRefused } = trends.data;
  return { emotional, isDayRefused, moods: moods.data, today, refresh };
}
