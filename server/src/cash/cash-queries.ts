import type { CashClosing, CashCorrection } from '@storefront/shared/contract/entities/cash';
import { type CashPaisa, showCashSums } from '@storefront/shared/ordering/cash-sums';
import { type Paisa, toRupees } from '@storefront/shared/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { CashClosingsTable, CashColumns } from '../platform/db/cash-schema';
import type { Reader } from '../platform/db/database';

const PAGE = 30;
const MOST_CORRECTIONS = 200;

/** A period: the number of its closing; null while it is open. */
type Period = number | null;

type Row = { readonly [C in keyof CashColumns]: number | string | bigint };

/** Returns sums of a row. PostgreSQL sends sums as text. */
const toSums = (row: Row): CashPaisa => ({
  orders: Number(row.orders),
  total: Number(row.total_paisa),
  vat: Number(row.vat_paisa),
  cash: Number(row.cash_paisa),
  esewa: Number(row.esewa_paisa),
  khalti: Number(row.khalti_paisa),
  fonepay: Number(row.fonepay_paisa),
  card: Number(row.card_paisa),
  cafe: Number(row.cafe_paisa),
  closet: Number(row.closet_paisa),
  happy: Number(row.happy_paisa),
  coupon: Number(row.coupon_paisa),
  fee: Number(row.fee_paisa),
  points: Number(row.points),
});

/** Returns the condition for the entries of a period. */
const isIn = (entries: string, period: Period): RawBuilder<boolean> =>
  period === null
    ? sql<boolean>`${sql.ref(`${entries}.closing_number`)} is null`
    : sql<boolean>`${sql.ref(`${entries}.closing_number`)} = ${period}`;

/** An entry corrects a closed period if its order counted already when the period of the entry began (C311). */
const isCorrection = (period: Period): RawBuilder<boolean> => sql<boolean>`(
  select first.before_paisa from cash_entries as first
  where first.order_id = entries.order_id and ${isIn('first', period)}
  order by first.version limit 1) is not null`;

/** Sums of a period, with its corrections. */
export interface PeriodSums {
  readonly sums: CashPaisa;
  readonly corrections: number;
  readonly corrected: Paisa;
}

/** Returns what the orders of a period add up to (C310). */
export async function readPeriodSums(db: Reader, period: Period): Promise<PeriodSums> {
  const { rows } = await sql<Row & { corrections: number | string; corrected: number | string }>`
    select coalesce(sum(orders), 0) as orders, coalesce(sum(total_paisa), 0) as total_paisa,
      coalesce(sum(vat_paisa), 0) as vat_paisa, coalesce(sum(cash_paisa), 0) as cash_paisa,
      coalesce(sum(esewa_paisa), 0) as esewa_paisa, coalesce(sum(khalti_paisa), 0) as khalti_paisa,
      coalesce(sum(fonepay_paisa), 0) as fonepay_paisa, coalesce(sum(card_paisa), 0) as card_paisa,
      coalesce(sum(cafe_paisa), 0) as cafe_paisa, coalesce(sum(closet_paisa), 0) as closet_paisa,
      coalesce(sum(happy_paisa), 0) as happy_paisa, coalesce(sum(coupon_paisa), 0) as coupon_paisa,
      coalesce(sum(fee_paisa), 0) as fee_paisa, coalesce(sum(points), 0) as points,
      coalesce(sum(case when ${isCorrection(period)} then 1 else 0 end), 0) as corrections,
      coalesce(sum(case when ${isCorrection(period)} then total_paisa else 0 end), 0) as corrected
    from cash_entries as entries where ${isIn('entries', period)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum has no row');
  return { sums: toSums(row), corrections: Number(row.corrections), corrected: Number(row.corrected) };
}

/** Returns the newest changes of orders of closed periods that count in a period, at most 200 (C311). */
export async function readCorrections(db: Reader, period: Period): Promise<CashCorrection[]> {
  const rows = await db
    .selectFrom('cash_entries as entries')
    .leftJoin('users', 'users.id', 'entries.actor')
    .select([
      'order_id',
      'order_code',
      'at',
      'users.full_name as by',
      'before_paisa',
      'after_paisa',
      'cash_paisa',
    ])
    .where(isIn('entries', period))
    .where(isCorrection(period))
    .orderBy('at', 'desc')
    .orderBy('order_id')
    .orderBy('entries.version', 'desc')
    .limit(MOST_CORRECTIONS)
    .execute();
  const rupees = (paisa: Paisa | null) => (paisa === null ? null : toRupees(paisa));
  return rows.map(({ order_id, order_code, at, by, before_paisa, after_paisa, cash_paisa }) => ({
    orderId: order_id,
    code: order_code,
    at: new Date(at).toISOString(),
    by,
    before: rupees(before_paisa),
    after: rupees(after_paisa),
    cash: toRupees(cash_paisa),
  }));
}

const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const withNames = (db: Reader) =>
  db
    .selectFrom('cash_closings as closings')
    .leftJoin('users', 'users.id', 'closings.closed_by')
    .leftJoin('cash_closings as earlier', (join) =>
      join.on('earlier.number', '=', sql<number>`closings.number - 1`),
    )
    .selectAll('closings')
    .select(['users.full_name as by', 'earlier.closed_at as since']);

/** A closing with the name of who made it, and when the one before was, ms. */
type NamedClosing = CashClosingsTable & { readonly by: string | null; readonly since: number | null };

/** Returns a closing as staff see it. */
export const closingToWire = (row: NamedClosing): CashClosing => ({
  number: row.number,
  day: row.day,
  since: time(row.since),
  at: new Date(row.closed_at).toISOString(),
  by: row.by ?? 'Somebody',
  float: toRupees(row.float_paisa),
  expectedCash: toRupees(row.expected_paisa),
  countedCash: toRupees(row.counted_paisa),
  difference: toRupees(row.counted_paisa - row.expected_paisa),
  nextFloat: toRupees(row.next_float_paisa),
  note: row.note,
  sums: showCashSums(toSums(row), { corrections: row.corrections, corrected: row.corrected_paisa }),
});

/** Returns the last closing; undefined before the first. */
export const readLastClosing = (db: Reader): Promise<NamedClosing | undefined> =>
  withNames(db).orderBy('closings.number', 'desc').limit(1).executeTakeFirst();

/** Returns closings, newest first, from below a number on. */
export async function readClosings(
  db: Reader,
  { before, limit = PAGE }: { readonly before?: number | undefined; readonly limit?: number | undefined },
): Promise<CashClosing[]> {
  let query = withNames(db).orderBy('closings.number', 'desc').limit(limit);
  if (before !== undefined) query = query.where('closings.number', '<', before);
  return (await query.execute()).map(closingToWire);
}
