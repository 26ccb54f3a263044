import { QueryClient } from '@tanstack/react-query';
import { getJson } from './request';

/** Data never goes stale by itself: no refetch on focus, no polling, no retries. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson({ on401: 'throw' }),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Without a connection they fail at once, and say so, instead of waiting for one.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
