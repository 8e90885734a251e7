import type { CallName } from '@storefront/shared/contract/routes';
import type { QueryClient } from '@tanstack/react-query';

/** Invalidates the answers of these calls. Visible ones refetch at once, the others when shown. */
export function refreshLists(client: QueryClient, names: readonly CallName[]): void {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] });
}
