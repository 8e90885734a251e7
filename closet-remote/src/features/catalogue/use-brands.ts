import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { brandsOf } from '@storefront/shared/rules/closet-filter';
import { useMemo, useRef } from 'react';

/** Brands seen so far in this half of the closet: a filter by brand must not take the other brands off the list. */
export function useBrands(items: readonly ClosetItem[], division: string): readonly string[] {
  const seen = useRef(new Map<string, ReadonlySet<string>>());
  return useMemo(() => {
    const before = seen.current.get(division) ?? new Set<string>();
    const brands = new Set([...before, ...items.map(({ brand }) => brand)]);
    seen.current.set(division, brands);
    return brandsOf([...brands].map((brand) => ({ brand })));
  }, [items, division]);
}
