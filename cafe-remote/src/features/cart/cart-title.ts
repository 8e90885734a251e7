import type { Round } from '@storefront/shared/rules/table-visit';

/** How long a sent round counts as being with the kitchen, ms; later only staff know. */
const WITH_KITCHEN_MS = 30 * 60 * 1000;

/** The heading of a cart. @param rounds what a table ordered, oldest first; empty while its cart holds lines */
export function cartTitle(table: string | null, rounds: readonly Round[]): string {
  if (table === null) return 'Your cart';
  const last = rounds.at(-1);
  return last && Date.now() - last.at < WITH_KITCHEN_MS
    ? `Round ${rounds.length} is with the kitchen`
    : `Your order, table ${table}`;
}
