import { notify } from '@storefront/shared/toast';
import { useEffect } from 'react';

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
