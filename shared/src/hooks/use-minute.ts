import { onClockChange, serverNow } from '@storefront/shared/api';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  const stop = onClockChange(tick);
  return () => {
    clearInterval(timer);
    stop();
  };
}

const readMinute = () => Math.floor(serverNow() / MINUTE) * MINUTE;
const noClock = () => null;

/** The current minute by the server's clock, ms since the epoch; null on a server and during hydration. */
export const useMinute = (): number | null => useSyncExternalStore(everyMinute, readMinute, noClock);
