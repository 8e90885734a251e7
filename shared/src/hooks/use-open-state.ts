import { useMemo, useSyncExternalStore } from 'react';
import { type OpenState, openState } from '../rules/opening-hours';

const MINUTE = 60_000;

function everyMinute(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MINUTE);
const noClock = () => null;

/** Whether the shop is open right now, on its own clock (C28, P11); null on a server and while its HTML is taken over. */
export function useOpenState(): OpenState | null {
  const minute = useSyncExternalStore(everyMinute, readMinute, noClock);
  return useMemo(() => (minute === null ? null : openState(minute * MINUTE)), [minute]);
}
