import { QueryClient } from '@tanstack/react-query';

/** Creates a client whose data never becomes stale by itself: no refetch on focus, no polling, no retries. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The first screen has no query, so its download leaves the code of requests out.
        queryFn: async (query) => (await import('./request')).createJsonQueryFn({ on401: 'throw' })(query),
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
