import { notify } from '@storefront/shared/toast';
import { useEffect } from 'react';
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

/**
 * Shows a message of §8 for each new error, and removes it when the data is being loaded again.
 *
 * @param error null shows nothing
 */
export function useFailureMessage(message: string, error: unknown): void {
  useEffect(() => {
    if (!error) return;
    notify.error(message, message);
    return () => notify.dismiss(message);
  }, [message, error]);
}
