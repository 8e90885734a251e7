import type { MenuGroup, Product } from '@storefront/shared/contract/entities/product';
import { isShownInMenu, matchesMenuSearch } from '@storefront/shared/rules/menu';
import type { MenuWish } from './use-menu';

/** Products found by a search, in the menu's form. */
export function groupByCategory(products: readonly Product[]): MenuGroup[] {
  const categories = [...new Set(products.map((product) => product.category))];
  return categories.map((category) => {
    const own = products.filter((product) => product.category === category);
    return { _id: category, products: own, count: own.length };
  });
}

/**
 * What of the menu is to be seen: dine-in items only at a table, and only what was asked for (§5, C53). `count` is the
 * category's own (C55), which counts the normal menu; among found products and at a table it is what is seen.
 */
export function visibleGroups(
  groups: readonly MenuGroup[],
  { category, search, mode }: MenuWish,
): MenuGroup[] {
  const isWhole = mode === 'normal' && search.trim() === '';
  return groups
    .filter((group) => category === null || group._id === category)
    .map(({ products, ...group }) => {
      const shown = products.filter(
        (product) => isShownInMenu(product, mode) && matchesMenuSearch(product.name, search),
      );
      return { ...group, products: shown, count: isWhole ? group.count : shown.length };
    })
    .filter((group) => group.products.length > 0);
}
