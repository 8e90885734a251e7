import { logout } from '@storefront/shared/api/users';
import type { SessionScope } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import * as messages from '../messages/messages';
import { SESSION_MESSAGE } from './session-mark';

/**
 * Returns the logout, with the messages of §8.
 *
 * @param end signs the person out on this page; called when the server has ended the session
 */
export function useLogout(end: (scope: SessionScope) => void): () => Promise<void> {
  const store = useStore();
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      await logout();
    } catch (error) {
      console.error('logout', error);
      notify.error(messages.account.logoutFailed, SESSION_MESSAGE);
      return;
    }
    end({ store, queries });
    notify.success(messages.account.loggedOut, SESSION_MESSAGE);
  }, [store, queries, end]);
}
