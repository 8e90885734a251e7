import { useFailureMessage } from '../hooks/use-failure-message';
import { ErrorState, type ErrorStateProps } from './ErrorState';

export interface LoadFailureProps extends Omit<ErrorStateProps, 'message'> {
  message: string;
  /** The failed call's error: another one shows the message again. */
  error: unknown;
}

/** Shows that data could not be loaded: as a message (§8), and in the place of the data with a Retry button. */
export function LoadFailure({ error, ...state }: LoadFailureProps) {
  useFailureMessage(state.message, error);
  return <ErrorState {...state} />;
}
