import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type EmotionalAnalytics, emotionalAnalytics } from '../../../domain/analytics/responses';
import type { MoodEntry } from '../../../domain/journal';
import { GUEST } from '../../../domain/person';
import { ANALYTICS_CALLS, onJournalChange } from '../../data/analytics-calls';
import { useCurrentUser, useServices } from '../../services/context';
import { useToday } from '../../services/use-today';

export interface Trends {
  readonly emotional: EmotionalAnalytics;
  /** Every mood on this device, oldest first. */
  readonly moods: readonly MoodEntry[];
  readonly today: string;
}

const [EMOTIONAL] = ANALYTICS_CALLS;
const MOODS = 'moods';

/**
 * The trends, from whoever answers for the dashboard, and the moods behind them, from this device, which with sync has
 * all of them. Asked for when the page opens, and anew whenever the journal has changed.
 */
export function useTrends(): Trends | 'loading' | 'failed' {
  const { recorder } = useServices();
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const today = useToday();
  const person = user?.username ?? GUEST;
  const trends = useQuery({
    queryKey: [EMOTIONAL, user?.username, user?.sync, today],
    select: (answer: unknown) => emotionalAnalytics.parse(answer),
    // Kept for nobody: every opening of the page asks.
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

  useEffect(
    () =>
      onJournalChange(recorder, () => {
        for (const key of [EMOTIONAL, MOODS]) void queryClient.invalidateQueries({ queryKey: [key] });
      }),
    [recorder, queryClient],
  );

  if (error) return 'failed';
  if (!trends.data || !moods.data) return 'loading';
  return { emotional: trends.data, moods: moods.data, today };
}
