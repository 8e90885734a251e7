import { readRuntimeConfig } from '@storefront/shared/config';
import type { MenuOrder } from '@storefront/shared/contract/entities/menu-order';
import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { callQuery } from '@storefront/shared/query/call-query';
import { termTexts } from '@storefront/shared/rules/category-terms';
import { textKey } from '@storefront/shared/rules/text';
import { useQuery } from '@tanstack/react-query';

interface Leaving {
  /** The categories of the dishes that leave, one for each dish. */
  readonly from: readonly string[];
  /** The category that they move to; null: they are deleted. */
  readonly to: string | null;
}

const countOf = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/**
 * Returns what becomes of the categories that dishes leave, a sentence each (C441): which is renamed with them, what
 * counts no more for one that loses its last dish, or where to rename one that keeps others.
 */
export function leavingTexts(
  { from, to }: Leaving,
  { categories }: Pick<MenuOrder, 'categories'>,
  settings: ShopSettings,
): readonly string[] {
  const target = to === null ? undefined : categories.find(({ title }) => textKey(title) === textKey(to));
  const left = [...new Set(from)].filter((title) => title && (to === null || textKey(title) !== textKey(to)));
  return left.flatMap((title) => {
    const all = categories.find((one) => one.title === title)?.dishes ?? 0;
    const leaving = from.filter((one) => one === title).length;
    const takesAll = to !== null && left.length === 1 && (!target || target.cameFrom === title);
    if (leaving < all) {
      if (to === null || target) return [];
      return `Only ${leaving === 1 ? 'this dish moves' : `these ${leaving} dishes move`}. To rename ${title} with its ${countOf(all)}, use Menu order.`;
    }
    if (takesAll) return `This renames ${title}: its happy hours, times and department go along.`;
    const terms = termTexts(title, settings);
    return terms.length === 0
      ? []
      : `${title} then has no dishes. Until it has some again, this counts no more: ${terms.join(', ')}.`;
  });
}

/** Returns `leavingTexts` of this shop; it finds none while the menu is loading, or with a server that knows only §7. */
export function useLeavingTexts(): (leaving: Leaving) => readonly string[] {
  const enabled = readRuntimeConfig().ownServer;
  const { data: menu } = useQuery({ ...callQuery('getMenuOrder', {}), enabled });
  const { data: settings } = useQuery({ ...callQuery('getSettings', {}), enabled });
  return (leaving) => (menu && settings ? leavingTexts(leaving, menu, settings) : []);
}
