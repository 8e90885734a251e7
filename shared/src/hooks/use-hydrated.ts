import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its HTML is taken over, true from then on. Whatever only the browser knows (the
 * person, the cart, the clock) waits behind it, or React would throw the server's HTML away.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
