/** How far a list has come. */
export interface ListState {
  readonly isPending: boolean;
  /** Why there is nothing to show; null while earlier rows can be. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}
