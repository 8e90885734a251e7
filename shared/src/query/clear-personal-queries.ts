import type { Query, QueryClient } from '@tanstack/react-query';
import type { CallName } from '../contract/routes';

/** Calls whose answers stay when the person changes: public ones, and the session, which sign-in and sign-out set. */
const NOT_PERSONAL: ReadonlySet<unknown> = new Set<CallName>([
  'listMenu',
  'searchProducts',
  'listPopularProducts',
  'listGoesWith',
  'listClosetGoesWith',
  'getProduct',
  'listGallery',
  'listClosetItems',
  'listClosetBrands',
  'getClosetItem',
  'getSettings',
  'getCurrentUser',
]);

const isPersonal = ({ queryKey }: Query) => !NOT_PERSONAL.has(queryKey[0]);

/**
 * Removes all personal answers from the cache and cancels pending ones, so that the next person sees none of them
 * (C31, P73).
 *
 * @param isSignedIn true if another person is signed in now; then visible queries are read again.
 */
export function clearPersonalQueries(queries: QueryClient, isSignedIn: boolean): void {
  queries.removeQueries({ predicate: isPersonal, type: 'inactive' });
  for (const query of queries.getQueryCache().findAll({ predicate: isPersonal })) query.reset();
  if (isSignedIn) void queries.refetchQueries({ predicate: isPersonal, type: 'active' });
}
