import type { MenuGroup, Product } from '@storefront/shared/contract/entities/product';
import { passesDiet } from '@storefront/shared/rules/diet-filters';
import { isShownInMenu, matchesMenuSearch } from '@storefront/shared/rules/menu';
import type { MenuFilterState } from './use-menu';

/** Groups products by category. */
function groupByCategory(products: readonly Product[]): MenuGroup[] {
  const categories = [...new Set(products.map((product) => product.category))];
  return categories.map((category) => {
    const own = products.filter((product) => product.category === category);
    return { _id: category, products: own, count: own.length };
  });
}

/** The group of what a search finds beside names. */
const ALSO_FOUND = 'Also found';

/** Groups what the server found: dishes whose name has the text by category, then the others together (C443). */
export function foundGroups(products: readonly Product[], search: string): MenuGroup[] {
  const isNamed = ({ name }: Product) => matchesMenuSearch(name, search);
  const named = groupByCategory(products.filter(isNamed));
  const others = products.filter((product) => !isNamed(product));
  if (named.length === 0 || others.length === 0) return groupByCategory(products);
  return [...named, { _id: ALSO_FOUND, products: others, count: others.length }];
}

/**
 * The visible groups: dine-in items only at a table, and only products that match the filter (§5, C53, C262).
 * `count` is the category's own number on the normal menu (C55); with a filter and at a table it is the number of
 * visible products.
 *
 * @param isFound the groups are the server's answer to the search, which finds more than names (C443)
 */
export function visibleGroups(
  groups: readonly MenuGroup[],
  { category, search, diet, mode }: MenuFilterState,
  isFound = false,
): MenuGroup[] {
  const isWhole = mode === 'normal' && search.trim() === '' && diet.length === 0;
  return groups
    .map(({ products, ...group }) => {
      const shown = products.filter(
        (product) =>
          isShownInMenu(product, mode) &&
          (category === null || product.category === category) &&
          (isFound || matchesMenuSearch(product.name, search)) &&
          passesDiet(product.marks, diet),
      );
      return { ...group, products: shown, count: isWhole ? group.count : shown.length };
    })
    .filter((group) => group.products.length > 0);
}
