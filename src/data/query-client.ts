import { QueryClient } from '@tanstack/react-query';
import { getJson, type Send } from './request';

/**
 * Data never goes stale by itself: no refetch on focus, no polling, no retries.
 * @param send how a read gets its answer
 */
export const createQueryClient = (send: Send): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw', send }),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // A device answers for itself: no network is no reason to wait.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Without a connection they fail at once, and say so, instead of waiting for one.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
