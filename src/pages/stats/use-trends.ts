import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EmotionalAnalytics } from '../../../domain/analytics/responses';
import type { MoodEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { loadAnalyticsReport } from '../../data/analytics';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import { useCurrentUser, useServices } from '../../services/context';
import { useToday } from '../../services/use-today';

export interface EmotionalTrends {
  readonly emotional: EmotionalAnalytics;
  /** All moods of the current person on this device, oldest first. */
  readonly moods: readonly MoodEntry[];
  readonly today: string;
  readonly isDayRefused: boolean;
}

/** The moods come from this device, which has all of them, even with sync on. */
export function useTrends(): EmotionalTrends | 'loading' | 'failed' {
  const { recorder, account } = useServices();
  const user = useCurrentUser();
  const today = useToday();
  const person = user?.username ?? GUEST_OWNER;
  const trends = useQuery({
    queryKey: [...JOURNAL_QUERY_KEYS.figures, 'emotional', user?.username, user?.sync, today],
    queryFn: () =>
      loadAnalyticsReport(recorder, 'emotional', (user) => account.send({ type: 'server.answered', user })),
    staleTime: 0,
  });
  const moods = useQuery({
    queryKey: [...JOURNAL_QUERY_KEYS.entries, 'moods', person],
    queryFn: async () => (await recorder.journal()).moods(person),
  });
  const error = failureOf(trends) ?? failureOf(moods);

  useEffect(() => {
    if (error) console.warn('The trends could not be loaded', error);
  }, [error]);

  if (error) return 'failed';
  if (!trends.data || !moods.data) return 'loading';
  const { figures: emotional, isDayRefused } = trends.data;
  return { emotional, isDayRefused, moods: moods.data, today };
}

/** A failure of an earlier visit does not count. */
const failureOf = ({ error, isFetching }: { error: Error | null; isFetching: boolean }): Error | null =>
  isFetching ? null : error;
