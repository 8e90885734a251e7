import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { notify } from '@storefront/shared/toast';
import type { Placement } from './place-safely';

/** Shown in place of the progress while the server is asked about a lost answer (P2). */
export const CHECKING = 'Checking whether your order went through…';

type EarlierPlaced = Extract<Placement, { kind: 'earlier-placed' }>;

/** Tells that an order which seemed lost had gone through, so that nobody orders twice without wanting to. */
export function tellEarlierPlaced({ receipt: { totalAmount } }: EarlierPlaced): void {
  const sum = totalAmount === undefined ? '' : ` It comes to ${formatRupees(toPaisa(totalAmount))}.`;
  notify.info(`${sum} Order again only if you want this as well.`.trim(), {
    title: 'Your earlier order went through',
    duration: 15_000,
  });
}
