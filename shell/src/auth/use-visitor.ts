import { loadSession, personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useSessionScope } from './use-session-scope';

/**
 * Returns who opened a page for guests: `member` only if the server confirms it, because a session may have ended
 * since the page was loaded (P23). `unknown` until then.
 */
export function useVisitor(): 'guest' | 'member' | 'unknown' {
  const scope = useSessionScope();
  const isKnown = useAtomValue(sessionPhaseAtom) === 'known';
  const person = useAtomValue(personAtom);
  // A person who appears later has just been read from the server.
  const [isConfirmed, setConfirmed] = useState(person === null);

  useEffect(() => {
    if (isConfirmed) return;
    let isHere = true;
    void loadSession(scope).then(() => isHere && setConfirmed(true));
    return () => {
      isHere = false;
    };
  }, [isConfirmed, scope]);

  if (person) return isConfirmed ? 'member' : 'unknown';
  return isKnown ? 'guest' : 'unknown';
}
