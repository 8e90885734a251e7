import type { CallName } from '@storefront/shared/contract/routes';
import type { QueryClient } from '@tanstack/react-query';

/** Asks again for what these calls answered: at once where it is on the screen, else when it is next shown. */
export function refreshLists(client: QueryClient, names: readonly CallName[]): void {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] });
}
