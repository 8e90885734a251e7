import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { isSoundHeldBack, ring } from './audio';
import type { Tune } from './bell';
import { oncePerDevice } from './once-per-device';
import { soundBlockedAtom, soundWantedAtom } from './sound-atoms';

/**
 * Returns a function that rings if staff want it, and records whether the browser blocked it. Of several tabs only one
 * plays the alarm.
 */
export function useBell(): (times: number, tune?: Tune) => Promise<void> {
  const store = useStore();
  const setBlocked = useSetAtom(soundBlockedAtom);
  return useCallback(
    async (times, tune = 'bell') => {
      if (!store.get(soundWantedAtom)) return;
      const play = async () => {
        const isHeard = await ring(times, tune);
        setBlocked(!isHeard);
        return isHeard;
      };
      if (tune === 'alarm' && !isSoundHeldBack()) await oncePerDevice(play);
      else await play();
    },
    [store, setBlocked],
  );
}
