import { useEffect, useState } from 'react';

/** Returns a value that only a browser has, read after mount; null until then. Define `read` outside of the component. */
export function useInTab<T>(read: () => T): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => setFound(read()), [read]);
  return found;
}
