import { useLocation } from '@storefront/shared/router';
import { useEffect } from 'react';

/** Scrolls to the order in the address hash once its row is rendered. */
export function useScrollToOrder(isThere: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pointing at the same order again is a new wish
  useEffect(() => {
    if (!isThere || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView?.({ block: 'center' });
  }, [isThere, hash, key]);
}
