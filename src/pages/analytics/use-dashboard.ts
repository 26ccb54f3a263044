import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnalyticsName } from '../../../domain/analytics/analytics';
import { type MoodAnalytics, withTotalMoods } from '../../../domain/analytics/mood-trends';
import type { GamesAnalytics, UsageAnalytics } from '../../../domain/analytics/responses';
import { type AnalyticsResult, loadAnalyticsReport } from '../../data/analytics';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import { useCurrentUser, useServices } from '../../services/context';
import { useToday } from '../../services/use-today';

export interface DashboardReports {
  readonly emotional: MoodAnalytics;
  readonly games: GamesAnalytics;
  readonly usage: UsageAnalytics;
  /** Whether the device computed the figures, because the server rejected the device's local date. */
  readonly isDayRefused: boolean;
}

/** `failed` stays until the page is opened again, even if a later answer succeeds. */
export type DashboardState = 'loading' | 'failed' | DashboardReports;

/** Requests the answers when the page opens, and again when the journal, the person, sync or the day changes. */
export function useDashboard(): DashboardState {
  const { recorder, account } = useServices();
  const user = useCurrentUser();
  const day = useToday();
  const [hasFailed, setHasFailed] = useState(false);
  const call = <N extends AnalyticsName>(name: N) => ({
    queryKey: [...JOURNAL_QUERY_KEYS.figures, name, user?.username, user?.sync, day],
    queryFn: () =>
      loadAnalyticsReport(recorder, name, (user) => account.send({ type: 'server.answered', user })),
    // The server's answer includes entries of other devices.
    staleTime: 0,
  });
  const [emotional, games, usage] = useQueries({
    queries: [{ ...call('emotional'), select: withMoods }, call('games'), call('usage')],
  });
  // A failure of an earlier visit does not count.
  const error = [emotional, games, usage].find(({ error, isFetching }) => error && !isFetching)?.error;

  useEffect(() => {
    if (!error) return;
    console.warn('The analytics could not be loaded', error);
    setHasFailed(true);
  }, [error]);

  if (error || hasFailed) return 'failed';
  if (!emotional.data || !games.data || !usage.data) return 'loading';
  return {
    emotional: emotional.data.figures,
    games: games.data.figures,
    usage: usage.data.figures,
    isDayRefused: [emotional, games, usage].some(({ data }) => data?.isDayRefused),
  };
}

const withMoods = ({ figures, isDayRefused }: AnalyticsResult<'emotional'>) => ({
  figures: withTotalMoods(figures),
  isDayRefused,
});
