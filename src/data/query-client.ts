import { QueryClient } from '@tanstack/react-query';
import { getJson, type Send } from './request';

/**
 * Data never becomes stale by itself: no refetch on focus, no polling, no retries.
 * @param send sends a query's request
 */
export const createQueryClient = (send: Send): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw', send }),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // The device can answer without a network.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Without a connection mutations fail at once instead of waiting for one.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
