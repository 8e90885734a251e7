import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

/** Answers stay fresh this long before a mounting page asks again, in ms. */
const FRESH = 30_000;

const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && error instanceof ApiError && error.isAmbiguous;

/** One client per page, and per render on a server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH, retry: isWorthRetrying, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
