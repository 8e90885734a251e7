import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;
const noClock = () => null;

/** The current minute, ms since the epoch; null on a server and during hydration. */
export const useMinute = (): number | null => useSyncExternalStore(everyMinute, readMinute, noClock);
