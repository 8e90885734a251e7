import type { Menu } from './use-menu';
import type { MenuFilter } from './use-menu-filter';

/** Returns what screen readers hear of a filtered menu: '3 dishes found', 'No dish found'; empty without a filter, and while it loads (C443). */
export function foundText(
  { groups, isPending, isLoadingMore, hasMore, error }: Menu,
  { search, category, diet }: Pick<MenuFilter, 'search' | 'category' | 'diet'>,
): string {
  const isFiltered = search.trim() !== '' || category !== null || diet.length > 0;
  const dishes = groups.reduce((sum, { products }) => sum + products.length, 0);
  if (!isFiltered || isPending || error || (dishes === 0 && (hasMore || isLoadingMore))) return '';
  if (dishes === 0) return 'No dish found';
  return `${dishes}${hasMore ? ' or more' : ''} ${dishes === 1 ? 'dish' : 'dishes'} found`;
}
