import type { UseQueryResult } from '@tanstack/react-query';

/** How far a list has come. */
export interface ListState {
  readonly isPending: boolean;
  /** Why there is nothing to show; null while earlier rows can be. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** How far the query behind a list has come; rows that it has already outlive a refresh that fails. */
export const listStateOf = ({ isPending, isFetching, data, error, refetch }: UseQueryResult): ListState => ({
  isPending,
  isFetching,
  error: data === undefined ? error : null,
  retry: () => void refetch(),
});
