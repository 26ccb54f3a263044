import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type EmotionalAnalytics,
  emotionalAnalytics,
  type GamesAnalytics,
  gamesAnalytics,
  type UsageAnalytics,
  usageAnalytics,
} from '../../../domain/analytics/responses';
import { ANALYTICS_CALLS, onJournalChange } from '../../data/analytics-calls';
import { useCurrentUser, useServices } from '../../services/context';
import { useToday } from '../../services/use-today';

export interface Answers {
  readonly emotional: EmotionalAnalytics;
  readonly games: GamesAnalytics;
  readonly usage: UsageAnalytics;
}

/** `failed` stays until the page is opened again, whatever comes afterwards. */
export type Dashboard = 'loading' | 'failed' | Answers;

const READERS = [
  (answer: unknown) => emotionalAnalytics.parse(answer),
  (answer: unknown) => gamesAnalytics.parse(answer),
  (answer: unknown) => usageAnalytics.parse(answer),
] as const;

/** The three answers: asked for at once when the page opens, and anew whenever the journal has changed. */
export function useDashboard(): Dashboard {
  const { recorder } = useServices();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const day = useToday();
  const [hasFailed, setHasFailed] = useState(false);
  // Whose they are, whence and of which day: with another of these they are other answers.
  const of = [user?.username, user?.sync, day];
  const call = <Answer>(index: 0 | 1 | 2, select: (answer: unknown) => Answer) => ({
    queryKey: [ANALYTICS_CALLS[index], ...of],
    select,
    // Kept for nobody: every opening of the page asks.
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
  return { emotional: emotional.data, games: games.data, usage: usage.data };
}

const askAnew = (queryClient: QueryClient): void => {
  for (const call of ANALYTICS_CALLS) void queryClient.invalidateQueries({ queryKey: [call] });
};
