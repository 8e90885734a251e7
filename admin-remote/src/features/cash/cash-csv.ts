import type { CashClosing } from '@storefront/shared/contract/entities/cash';
import { toCsv } from '../../common/csv';

const HEAD = [
  ...['Closing', 'Day', 'From', 'Until', 'Who', 'Orders', 'Total', 'VAT'],
  ...['Cash', 'eSewa', 'Khalti', 'Fonepay', 'Card', 'Cafe', 'Closet', 'Happy hours', 'Coupons', 'Points'],
  ...[
    'Delivery',
    'Corrections',
    'Corrected',
    'At the start',
    'Expected',
    'Counted',
    'Difference',
    'Left',
    'Note',
  ],
];

/** Returns closings as CSV with a heading, one a row: times in UTC, amounts in rupees. */
export const cashCsv = (closings: readonly CashClosing[]): string =>
  toCsv([
    HEAD,
    ...closings.map(({ sums, ...closing }) => [
      ...[closing.number, closing.day, closing.since ?? '', closing.at, closing.by],
      ...[sums.orders, sums.total, sums.vat, sums.cash, sums.esewa, sums.khalti, sums.fonepay, sums.card],
      ...[sums.cafe, sums.closet, sums.happyHours, sums.coupons, sums.points, sums.deliveryFees],
      ...[sums.corrections, sums.corrected, closing.float, closing.expectedCash, closing.countedCash],
      ...[closing.difference, closing.nextFloat, closing.note ?? ''],
    ]),
  ]);
