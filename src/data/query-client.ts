import { QueryClient } from '@tanstack/react-query';
import { getJson, type Send } from './request';

/**
 * Creates a client whose data never becomes stale by itself: no refetch on focus, no polling, no retries.
 * @param send sends a query's request
 */
export const createQueryClient = (send: Send): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw', send }),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // Queries run without a network, because the device can answer them.
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Without a network, mutations fail immediately instead of waiting.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
