import { callQuery } from '@storefront/shared/query/call-query';
import { FIRST_MENU_PAGE } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';

/** Returns the categories of the menu as suggestions, to avoid typos such as "Cofee" (C54). Empty while loading. */
export function useCategories(): readonly string[] {
  const { data = [] } = useQuery(callQuery('listMenu', FIRST_MENU_PAGE));
  return data.map(({ _id }) => _id).filter((name) => name !== '');
}
