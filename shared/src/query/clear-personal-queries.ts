import type { Query, QueryClient } from '@tanstack/react-query';
import type { CallName } from '../contract/routes';

/** Answers that stay when the person changes: public ones, and the session, which sign-in and sign-out set. */
const NOT_PERSONAL: ReadonlySet<unknown> = new Set<CallName>([
  'listMenu',
  'searchProducts',
  'getProduct',
  'listLocations',
  'listGallery',
  'listClosetItems',
  'listClosetBrands',
  'getClosetItem',
  'getCurrentUser',
]);

const isPersonal = ({ queryKey }: Query) => !NOT_PERSONAL.has(queryKey[0]);

/**
 * Drops every answer that was given to one person, also those still on their way, so that the next person sees none
 * of it (C31, P73).
 *
 * @param isSignedIn true when another person is signed in now: the queries on the screen are read again.
 */
export function clearPersonalQueries(queries: QueryClient, isSignedIn: boolean): void {
  queries.removeQueries({ predicate: isPersonal, type: 'inactive' });
  for (const query of queries.getQueryCache().findAll({ predicate: isPersonal })) query.reset();
  if (isSignedIn) void queries.refetchQueries({ predicate: isPersonal, type: 'active' });
}
