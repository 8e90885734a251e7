import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Delay before the first read, ms: the first view of a page loads nothing for it. */
const DELAY_MS = 10_000;

/** Keeps dishes on this page current while staff mark them as sold out or put them back (C227). */
export function useSoldOutNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const follow = () =>
      import('./follow-sold-out').then(
        ({ followSoldOut }) => followSoldOut(client),
        // Without a network the page stays as it is; the server refuses what is sold out (C85).
        () => undefined,
      );
    const timer = setTimeout(follow, DELAY_MS);
    return () => clearTimeout(timer);
  }, [client]);
}
