import type { OrderChange } from '@storefront/shared/contract/envelope';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';

const money = (rupees: number | null) => (rupees === null ? 'unknown' : formatRupees(toPaisa(rupees)));

/** What became different, old and new; it follows the name of what it is about (P4). */
export function changeText({ kind, was, now }: OrderChange): string {
  switch (kind) {
    case 'price':
      return `was ${money(was)} and is now ${money(now)}`;
    case 'fee':
      return `the delivery fee was ${money(was)} and is now ${money(now)}`;
    case 'gone':
      return 'is no longer available';
    case 'stock':
      return now ? `only ${now} left, you wanted ${was ?? 'more'}` : 'is sold out';
    case 'points':
      return `${was ?? 'more'} were chosen, ${now ?? 0} can be used`;
    case 'closed':
      return 'we take no orders right now';
  }
}

/** Whether there is still something to order once the changes are accepted. */
export const canStillOrder = (itemsLeft: number, changes: readonly OrderChange[]): boolean =>
  itemsLeft > 0 && changes.every(({ kind }) => kind !== 'closed');
