import type { MenuGroup, Product } from '@storefront/shared/contract/entities/product';
import { passesDiet } from '@storefront/shared/rules/diet-filters';
import { isShownInMenu, matchesMenuSearch } from '@storefront/shared/rules/menu';
import type { MenuFilterState } from './use-menu';

/** Groups the products of a search by category. */
export function groupByCategory(products: readonly Product[]): MenuGroup[] {
  const categories = [...new Set(products.map((product) => product.category))];
  return categories.map((category) => {
    const own = products.filter((product) => product.category === category);
    return { _id: category, products: own, count: own.length };
  });
}

/**
 * The visible groups: dine-in items only at a table, and only products that match the filter (§5, C53, C262).
 * `count` is the category's own number on the normal menu (C55); with a filter and at a table it is the number of
 * visible products.
 */
export function visibleGroups(
  groups: readonly MenuGroup[],
  { category, search, diet, mode }: MenuFilterState,
): MenuGroup[] {
  const isWhole = mode === 'normal' && search.trim() === '' && diet.length === 0;
  return groups
    .filter((group) => category === null || group._id === category)
    .map(({ products, ...group }) => {
      const shown = products.filter(
        (product) =>
          isShownInMenu(product, mode) &&
          matchesMenuSearch(product.name, search) &&
          passesDiet(product.marks, diet),
      );
      return { ...group, products: shown, count: isWhole ? group.count : shown.length };
    })
    .filter((group) => group.products.length > 0);
}
