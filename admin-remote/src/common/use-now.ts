import { useEffect, useState } from 'react';

/** How often "just now" is looked at again, ms. */
const TICK = 30_000;

/** The moment, moving on every half minute; null until the page is in a browser. */
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
