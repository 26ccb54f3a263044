import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type MoodAnalytics, moodAnalytics } from '../../../domain/analytics/mood-trends';
import {
  emotionalAnalytics,
  type GamesAnalytics,
  gamesAnalytics,
  type UsageAnalytics,
  usageAnalytics,
} from '../../../domain/analytics/responses';
import { ANALYTICS_CALLS, onJournalChange } from '../../data/analytics-calls';
import { isDayRefused } from '../../data/day-refused';
import { useCurrentUser, useServices } from '../../services/context';
import { useToday } from '../../services/use-today';

export interface Answers {
  readonly emotional: MoodAnalytics;
  readonly games: GamesAnalytics;
  readonly usage: UsageAnalytics;
  /** Whether the device computed the figures, because the server rejected the device's local date. */
  readonly isDayRefused: boolean;
}

/** `failed` stays until the page is opened again, even if a later answer succeeds. */
export type Dashboard = 'loading' | 'failed' | Answers;

/** The figures, and whether the device computed them because the server rejected the device's local date. */
type Read<Answer> = readonly [figures: Answer, isDayRefused: boolean];

const READERS = [
  (answer: unknown): Read<MoodAnalytics> => [
    moodAnalytics(emotionalAnalytics.parse(answer)),
    isDayRefused(answer),
  ],
  (answer: unknown): Read<GamesAnalytics> => [gamesAnalytics.parse(answer), isDayRefused(answer)],
  (answer: unknown): Read<UsageAnalytics> => [usageAnalytics.parse(answer), isDayRefused(answer)],
] as const;

/**
 * Requests the three answers in parallel when the page opens, and again when the journal, the person, sync or the day
 * changes.
 */
export function useDashboard(): Dashboard {
  const { recorder } = useServices();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const day = useToday();
  const [hasFailed, setHasFailed] = useState(false);
  // The answers depend on the person, on sync and on the day.
  const of = [user?.username, user?.sync, day];
  const call = <Answer>(index: 0 | 1 | 2, select: (answer: unknown) => Answer) => ({
    queryKey: [ANALYTICS_CALLS[index], ...of],
    select,
    // Every visit to the page requests the answers again.
    gcTime: 0,
  });
  const [emotional, games, usage] = useQueries({
    queries: [call(0, READERS[0]), call(1, READERS[1]), call(2, READERS[2])],
  });
  const error = emotional.error ?? games.error ?? usage.error;

  useEffect(() => {
    if (!error) return;
    console.warn('The analytics could not be loaded', error);
    setHasFailed(true);
  }, [error]);

  useEffect(() => {
    if (!hasFailed) return onJournalChange(recorder, () => askAnew(queryClient));
  }, [hasFailed, recorder, queryClient]);

  if (error || hasFailed) return 'failed';
  if (!emotional.data || !games.data || !usage.data) return 'loading';
  return {
    emotional: emotional.data[0],
    games: games.data[0],
    usage: usage.data[0],
    isDayRefused: [emotional, games, usage].some(({ data }) => data?.[1]),
  };
}

const askAnew = (queryClient: QueryClient): void => {
  for (const call of ANALYTICS_CALLS) void queryClient.invalidateQueries({ queryKey: [call] });
};
