import { useEffect, useState } from 'react';

/** What only a browser can say, read once the page is there; null until then. `read` is defined outside of the component. */
export function useInTab<T>(read: () => T): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => setFound(read()), [read]);
  return found;
}
