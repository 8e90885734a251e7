import { ApiError } from '@storefront/shared/api/api-error';
import { lockDevice } from '@storefront/shared/api/staff';
import { paths } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';
import { personAtom } from '@storefront/shared/session';
import { forgetTab } from '@storefront/shared/sign-out/forget-tab';
import { markSession } from '@storefront/shared/sign-out/session-mark';
import { notify } from '@storefront/shared/toast';
import { useAtomValue } from 'jotai';

/** What a lock came to: without a PIN nobody could unlock the device. */
type Outcome = 'locked' | 'no-pin' | 'failed';

/** True with a server that knows roles of staff, and so shared devices (C295). */
export const useCanLock = (): boolean => useAtomValue(personAtom)?.staffRole != null;

/**
 * Returns what locks this device: the server ends the session, then the login opens with the faces. It loads as a new
 * page, so that nothing of the person stays in memory (P73).
 */
export function useLock(): () => Promise<Outcome> {
  const { pathname, search } = useLocation();
  return async () => {
    try {
      await lockDevice();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return 'no-pin';
      console.error('lock', error);
      notify.error('This device could not be locked');
      return 'failed';
    }
    forgetTab();
    markSession();
    window.location.assign(paths.login(pathname + search));
    return 'locked';
  };
}
