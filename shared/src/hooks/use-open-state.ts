import { useEffect, useState } from 'react';
import { type OpenState, openState } from '../rules/opening-hours';

const MINUTE = 60_000;

/** Whether the shop is open right now, on its own clock (C28, P11); null until the page runs in a browser. */
export function useOpenState(): OpenState | null {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => {
    const look = () => setState(openState(Date.now()));
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return state;
}
