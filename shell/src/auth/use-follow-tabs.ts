import type { SessionScope } from '@storefront/shared/session';
import { personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { readSessionMark, SESSION_MARK } from '@storefront/shared/sign-out/session-mark';
import { notify } from '@storefront/shared/toast';
import { useEffect, useRef } from 'react';
import { reloadSession } from './change-session';

const LOGGED_OUT = 'You were logged out in another tab';

/**
 * Reads the session again after a login or logout in another tab, and when the browser restores the page from its
 * back/forward cache (C31).
 *
 * @param firstEvent the interaction that loaded this code; handled as if it came now
 * @param onFollowed called with whether the same person is signed in as before
 */
export function useFollowTabs(
  scope: SessionScope,
  firstEvent: Event | null,
  onFollowed: (isSame: boolean) => void,
): void {
  const mark = useRef<string | null>(null);

  useEffect(() => {
    const { store } = scope;
    mark.current = readSessionMark();

    const catchUp = async () => {
      mark.current = readSessionMark();
      const before = store.get(personAtom);
      await reloadSession(scope);
      const after = store.get(personAtom);
      if (before && !after) notify.info(LOGGED_OUT);
      onFollowed(before !== null && before._id === after?._id);
    };
    const onEvent = (event: Event) => {
      if (event instanceof StorageEvent && event.key === SESSION_MARK) void catchUp();
      if (!(event instanceof PageTransitionEvent && event.persisted)) return;
      // The session changed meanwhile: hide the page until the server answers.
      if (mark.current !== readSessionMark()) store.set(sessionPhaseAtom, 'unknown');
      void catchUp();
    };

    if (firstEvent) onEvent(firstEvent);
    window.addEventListener('storage', onEvent);
    window.addEventListener('pageshow', onEvent);
    return () => {
      window.removeEventListener('storage', onEvent);
      window.removeEventListener('pageshow', onEvent);
    };
  }, [scope, firstEvent, onFollowed]);
}
