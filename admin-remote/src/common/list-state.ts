import type { UseQueryResult } from '@tanstack/react-query';

/** Loading state of a list. */
export interface ListState {
  readonly isPending: boolean;
  /** The error, if there are no rows to show. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Returns the loading state of a query. A failed refetch keeps the rows that are there. */
export const listStateOf = ({ isPending, isFetching, data, error, refetch }: UseQueryResult): ListState => ({
  isPending,
  isFetching,
  error: data === undefined ? error : null,
  retry: () => void refetch(),
});
