import { logout } from '@storefront/shared/api/users';
import { messages } from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import { useCallback } from 'react';
import { leave } from '../auth/change-session';
import { usePlace } from '../auth/use-place';

/** Ends the session: the status falls, the stored data stays (§4), and every answer kept for the person goes (C31, P73). */
export function useLogout(): () => Promise<void> {
  const place = usePlace();
  return useCallback(async () => {
    try {
      await logout();
    } catch (error) {
      console.error('logout', error);
      notify.error(messages.account.logoutFailed);
      return;
    }
    leave(place);
    notify.success(messages.account.loggedOut);
  }, [place]);
}
