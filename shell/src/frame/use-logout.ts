import { logout } from '@storefront/shared/api/users';
import { messages } from '@storefront/shared/messages';
import { signOutAtom } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { forgetTab } from './forget-tab';

/** Ends the session: the status falls, the stored data stays (§4), and every answer kept for the person goes (C31, P73). */
export function useLogout(): () => Promise<void> {
  const queries = useQueryClient();
  const signOut = useSetAtom(signOutAtom);
  return useCallback(async () => {
    try {
      await logout();
    } catch (error) {
      console.error('logout', error);
      notify.error(messages.account.logoutFailed);
      return;
    }
    forgetTab();
    signOut();
    queries.clear();
    notify.success(messages.account.loggedOut);
  }, [queries, signOut]);
}
