import { useCallback, useRef, useState } from 'react';

/**
 * Does one piece of work at a time. What is asked for while one is under way is not done at all, also when the second
 * click comes before the button could show it (P1).
 *
 * @returns whether work is under way, and what does it; null for work that was not done.
 */
export function useBusy() {
  const isBusyNow = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (isBusyNow.current) return null;
    isBusyNow.current = true;
    setIsBusy(true);
    try {
      return await work();
    } finally {
      isBusyNow.current = false;
      setIsBusy(false);
    }
  }, []);
  return [isBusy, run] as const;
}
