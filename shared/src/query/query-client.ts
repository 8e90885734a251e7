import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

/** How long an answer stays fresh, ms; a page that mounts later reads it again. */
const FRESH = 30_000;

const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && error.isAmbiguous;

/** Returns a query client: one per page, and one per render on a server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        // Without a network a read fails, so that the screen shows Retry, and is made again when the browser is online.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A change made offline fails at once with a message; a finished change leaves no entry in the cache.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
