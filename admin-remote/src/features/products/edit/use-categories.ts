import { callQuery } from '@storefront/shared/query/call-query';
import { useQuery } from '@tanstack/react-query';

/** Categories that the menu has already, so that nobody invents "Cofee" (C54); none while they are not known. */
export function useCategories(): readonly string[] {
  const { data = [] } = useQuery(callQuery('listMenu', { query: { page: 1 } }));
  return data.map(({ _id }) => _id).filter((name) => name !== '');
}
