import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;
const noClock = () => null;

/** The minute that it is, in milliseconds; null on a server and while its HTML is taken over. */
export const useMinute = (): number | null => useSyncExternalStore(everyMinute, readMinute, noClock);
