import type { PointsMovement } from '@storefront/shared/contract/entities/points';
import { pointsAnchor } from '@storefront/shared/paths';
import { useLocation } from '@storefront/shared/router';
import { useEffect, useRef } from 'react';

/** Keys of history entries whose row was shown: going back keeps the position of the page (P26). */
const shown = new Set<string>();

/**
 * Scrolls to the ledger's entry of the order in the address, `#points-4Y2T8X`, and gives it the focus. Loads older entries
 * until it is found or none are left (C217).
 *
 * @param onMore loads older entries; null if there are none, or while some are loading
 * @returns the code of the order; null if the address names none
 */
export function useSoughtEntry(
  movements: readonly PointsMovement[],
  onMore: (() => void) | null,
): string | null {
  const { hash, key } = useLocation();
  const start = `#${pointsAnchor('')}`;
  const code = hash.startsWith(start) ? hash.slice(start.length) : null;
  const isThere = movements.some(({ orderCode }) => orderCode !== null && orderCode === code);

  // A failed load is not repeated: the button stays.
  const asked = useRef(0);
  useEffect(() => {
    if (code === null || isThere || onMore === null || asked.current === movements.length) return;
    asked.current = movements.length;
    onMore();
  }, [code, isThere, onMore, movements.length]);

  useEffect(() => {
    if (!isThere || code === null || shown.has(key)) return;
    shown.add(key);
    const row = document.getElementById(pointsAnchor(code));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
  }, [isThere, code, key]);

  return code;
}
