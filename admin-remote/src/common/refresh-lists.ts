import type { CallName } from '@storefront/shared/contract/routes';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Invalidates the answers of a call. Visible ones refetch at once, the others when shown. A first load that has begun may
 * answer with what was there before, and the library does not repeat it by itself: it is read again afterwards.
 */
export async function refreshList(client: QueryClient, name: CallName): Promise<void> {
  const answers = { queryKey: [name] };
  const firstLoads = client
    .getQueryCache()
    .findAll({ ...answers, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries(answers);
  if (firstLoads.length > 0) await client.invalidateQueries(answers);
}

/** Invalidates the answers of these calls. */
export function refreshLists(client: QueryClient, names: readonly CallName[]): void {
  for (const name of names) void refreshList(client, name);
}
