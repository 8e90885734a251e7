import { onClockChange, serverNow } from '@storefront/shared/api';
import { useEffect, useState } from 'react';

/** Update interval, ms. */
const TICK = 30_000;

/** Returns the time by the server's clock in ms, updated every half minute. No server renders the dashboard. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const read = () => setNow(serverNow());
    const timer = setInterval(read, TICK);
    const stop = onClockChange(read);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
