import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery } from '@tanstack/react-query';

/** Returns the categories of the menu as suggestions, to avoid typos such as "Cofee" (C54). Empty while loading. */
export function useCategories(): readonly string[] {
  const { data = [] } = useQuery(callQuery('listMenu', { query: { page: 1 } }));
  return data.map(({ _id }) => _id).filter((name) => name !== '');
}
