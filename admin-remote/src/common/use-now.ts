import { useEffect, useState } from 'react';

/** Update interval, ms. */
const TICK = 30_000;

/** Returns the current time in ms, updated every half minute. No server renders the dashboard. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
