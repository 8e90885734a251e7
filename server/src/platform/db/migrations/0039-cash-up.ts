import type { ColumnTypes, Migration } from '../migration';

const sums = ({ whole }: ColumnTypes): string =>
  [
    ...['total', 'vat', 'cash', 'esewa', 'khalti', 'fonepay', 'card'],
    ...['cafe', 'closet', 'happy', 'coupon', 'fee'],
  ]
    .map((name) => `${name}_paisa ${whole} not null`)
    .concat('orders integer not null', 'points integer not null')
    .join(', ');

/** The rate of VAT of each order (C309), and the cash-up: its closings, and what orders add to them (C310). */
export const cashUp: Migration = {
  name: '0039-cash-up',
  statements: (types) => [
    'alter table orders add column vat_percent integer check (vat_percent between 1 and 100)',
    `create table cash_closings (
      number integer primary key check (number > 0),
      day text not null,
      closed_at ${types.whole} not null,
      closed_by ${types.key} not null,
      float_paisa ${types.whole} not null check (float_paisa >= 0),
      expected_paisa ${types.whole} not null,
      counted_paisa ${types.whole} not null check (counted_paisa >= 0),
      next_float_paisa ${types.whole} not null check (next_float_paisa between 0 and counted_paisa),
      note text,
      corrections integer not null check (corrections >= 0),
      corrected_paisa ${types.whole} not null,
      ${sums(types)},
      check (counted_paisa = expected_paisa or note is not null)
    )`,
    `create table cash_entries (
      order_id ${types.key} not null,
      version integer not null,
      order_code ${types.key} not null,
      at ${types.whole} not null,
      actor ${types.key} not null,
      closing_number integer,
      before_paisa ${types.whole},
      after_paisa ${types.whole},
      ${sums(types)},
      primary key (order_id, version)
    )`,
  ],
  indexes: () => ['create index cash_entries_by_closing on cash_entries (closing_number, order_id, version)'],
};
