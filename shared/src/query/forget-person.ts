import type { Query, QueryClient } from '@tanstack/react-query';
import type { CallName } from '../contract/routes';

/** What everybody is answered alike; it may stay when the person changes. */
const PUBLIC: ReadonlySet<unknown> = new Set<CallName>([
  'listMenu',
  'searchProducts',
  'getProduct',
  'listLocations',
  'listGallery',
  'listClosetItems',
  'listClosetBrands',
  'getClosetItem',
]);

const isPersonal = ({ queryKey }: Query) => !PUBLIC.has(queryKey[0]);

/**
 * Drops every answer that was given to one person, also those still on their way, so that the next one sees none of
 * it (C31, P73).
 *
 * @param next whether somebody else is here now, for whom what is on the screen is asked anew.
 */
export function forgetPerson(queries: QueryClient, next: boolean): void {
  queries.removeQueries({ predicate: isPersonal, type: 'inactive' });
  for (const query of queries.getQueryCache().findAll({ predicate: isPersonal })) query.reset();
  if (next) void queries.refetchQueries({ predicate: isPersonal, type: 'active' });
}
