import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { ring } from './audio';
import { soundBlockedAtom, soundWantedAtom } from './sound-atoms';

/** Returns a function that rings if staff want it, and records whether the browser blocked it. */
export function useBell(): (times: number) => Promise<void> {
  const store = useStore();
  const setBlocked = useSetAtom(soundBlockedAtom);
  return useCallback(
    async (times) => {
      if (store.get(soundWantedAtom)) setBlocked(!(await ring(times)));
    },
    [store, setBlocked],
  );
}
