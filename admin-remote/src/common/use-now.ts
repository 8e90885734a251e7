import { useEffect, useState } from 'react';

/** Update interval, ms. */
const TICK = 30_000;

/** Returns the current time in ms, updated every half minute; null during server rendering. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
