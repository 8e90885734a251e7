import type { CashClosing, CashSums } from '@storefront/shared/contract/entities/cash';
import { formatDateTime, formatDay } from '@storefront/shared/rules/format-date-time';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { METHOD_NAMES } from '@storefront/shared/rules/payment';
import { POINT_VALUE_PAISA } from '@storefront/shared/rules/points';

/** Formats rupees of the wire. */
export const money = (rupees: number): string => formatRupees(toPaisa(rupees));

/** Formats a day in Nepal: `20 Nov 2026`. */
export const dayText = (day: string): string => formatDay(`${day}T06:15:00Z`);

/** Returns the time that a closing covers. */
export const spanText = ({ since, at }: Pick<CashClosing, 'since' | 'at'>): string =>
  since === null
    ? `Drawer counted ${formatDateTime(at, null)}`
    : `${formatDateTime(since, null)} to ${formatDateTime(at, null)}`;

/** Returns `1 correction`, `3 corrections`. */
const correctionsText = (count: number): string => `${count} ${count === 1 ? 'correction' : 'corrections'}`;

interface Line {
  readonly label: string;
  readonly text: string;
}

/** A line unless its amount is 0. */
const some = (label: string, rupees: number): Line[] =>
  rupees === 0 ? [] : [{ label, text: money(rupees) }];

/** Returns the total by the way in which it was paid; cash always, the others if there is something. */
export const methodLines = (sums: CashSums): readonly Line[] => [
  { label: METHOD_NAMES.cash, text: money(sums.cash) },
  ...some(METHOD_NAMES.esewa, sums.esewa),
  ...some(METHOD_NAMES.khalti, sums.khalti),
  ...some(METHOD_NAMES.fonepay, sums.fonepay),
  ...some('Card', sums.card),
];

/** Returns what the total is made of. */
export const goodsLines = (sums: CashSums): readonly Line[] => [
  ...some('Cafe', sums.cafe),
  ...some('Closet & Kicks', sums.closet),
  ...some('Coupons', -sums.coupons),
  ...some('Points', (-sums.points * POINT_VALUE_PAISA) / 100),
  ...some('Delivery', sums.deliveryFees),
];

/** Returns what the total tells besides. */
export const otherLines = (sums: CashSums): readonly Line[] => [
  ...some('of which VAT', sums.vat),
  ...some('Taken off by happy hours', sums.happyHours),
  ...(sums.corrections > 0
    ? [{ label: `of which ${correctionsText(sums.corrections)}`, text: money(sums.corrected) }]
    : []),
];

/** Returns the cash of a closing. */
export const cashLines = (closing: CashClosing): readonly Line[] => [
  { label: 'In the drawer at the start', text: money(closing.float) },
  { label: 'Cash taken', text: money(closing.sums.cash) },
  { label: 'Expected', text: money(closing.expectedCash) },
  { label: 'Counted', text: money(closing.countedCash) },
  { label: 'Difference', text: money(closing.difference) },
  { label: 'Left in the drawer', text: money(closing.nextFloat) },
  { label: 'Taken out', text: formatRupees(toPaisa(closing.countedCash) - toPaisa(closing.nextFloat)) },
];
