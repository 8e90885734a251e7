import { logout } from '@storefront/shared/api/users';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useCallback } from 'react';
import { signOutHere } from '../auth/change-session';
import { SESSION_MESSAGE } from '../auth/log-in';
import { useSessionScope } from '../auth/use-session-scope';

/** Returns the logout: status false, stored data unchanged (§4), cached answers removed (C31, P73). */
export function useLogout(): () => Promise<void> {
  const scope = useSessionScope();
  return useCallback(async () => {
    try {
      await logout();
    } catch (error) {
      console.error('logout', error);
      notify.error(messages.account.logoutFailed, SESSION_MESSAGE);
      return;
    }
    signOutHere(scope);
    notify.success(messages.account.loggedOut, SESSION_MESSAGE);
  }, [scope]);
}
