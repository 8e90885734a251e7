import { onSignedOut } from '@storefront/shared/api';
import { type CallName, routes } from '@storefront/shared/contract/routes';
import type { SessionScope } from '@storefront/shared/session';
import { loadSession, personAtom } from '@storefront/shared/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSignInQuestion, type SignInQuestion } from './sign-in-question';

/** Calls whose 401 is an answer: they are about the session itself. */
const ABOUT_SESSION: ReadonlySet<CallName> = new Set(['login', 'loginWithCode', 'logout', 'getCurrentUser']);

/**
 * Suspends each call that returns 401 although a person is signed in, until that person has signed in again (P23). A call
 * of staff who lack a second factor reads the session again, so that pages of staff lead to the profile (C298).
 */
export function useSignInQuestion(scope: SessionScope): readonly [SignInQuestion, boolean] {
  const [question] = useState(createSignInQuestion);
  const isOpen = useSyncExternalStore(question.subscribe, question.isOpen, () => false);

  useEffect(() => {
    const { store } = scope;
    return onSignedOut(async (name, { status }) => {
      if (status === 403) {
        void loadSession(scope);
        return false;
      }
      if (ABOUT_SESSION.has(name) || store.get(personAtom) === null) return false;
      return question.ask(routes[name].method === 'GET');
    });
  }, [question, scope]);

  return [question, isOpen];
}
