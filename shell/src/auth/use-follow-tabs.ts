import { personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { notify } from '@storefront/shared/toast';
import { useEffect, useRef } from 'react';
import { follow, type Place } from './change-session';
import { readSessionMark, SESSION_MARK } from './session-mark';

const LOGGED_OUT = 'You were logged out in another tab';

/**
 * Follows a login or logout in another tab, and checks who is here when the browser brings the page back from its
 * memory, where it missed what happened (C31).
 *
 * @param firstEvent the event that brought this code here; it may be the first of those it listens for.
 * @param onFollowed is told whether the same person is here as before.
 */
export function useFollowTabs(
  place: Place,
  firstEvent: Event | null,
  onFollowed: (isSame: boolean) => void,
): void {
  const mark = useRef<string | null>(null);

  useEffect(() => {
    const { store } = place;
    mark.current = readSessionMark();

    const catchUp = async () => {
      mark.current = readSessionMark();
      const before = store.get(personAtom);
      await follow(place);
      const after = store.get(personAtom);
      if (before && !after) notify.info(LOGGED_OUT);
      onFollowed(before !== null && before._id === after?._id);
    };
    const hear = (event: Event) => {
      if (event instanceof StorageEvent && event.key === SESSION_MARK) void catchUp();
      if (!(event instanceof PageTransitionEvent && event.persisted)) return;
      // Somebody came or went meanwhile: nothing of the page is shown until it is known who is here.
      if (mark.current !== readSessionMark()) store.set(sessionPhaseAtom, 'unknown');
      void catchUp();
    };

    if (firstEvent) hear(firstEvent);
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', hear);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', hear);
    };
  }, [place, firstEvent, onFollowed]);
}
