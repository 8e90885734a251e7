import type { SalesReport } from '@storefront/shared/contract/entities/sales-report';
import { dayNumber } from '@storefront/shared/rules/kathmandu';
import { toRupees } from '@storefront/shared/rules/money';
import type { DayRange } from '@storefront/shared/rules/report-range';
import { type RawBuilder, sql } from 'kysely';
import { ITEM_SPANS } from '../orders/apply-sums';
import type { Reader } from '../platform/db/database';

const [, LONG] = ITEM_SPANS;
const MOST_TOP = 100;
const MOST_SLOW = 5;

type Shop = 'product' | 'closet';

interface Row {
  readonly kind: 'top' | 'slow';
  readonly id: string;
  readonly name: string | null;
  readonly pieces: number | string;
  readonly paisa: number | string;
  readonly count: number | string;
}

/** Returns a query of the items of a shop that were sold in a range: spans of four weeks, and days at both ends. */
function soldIn(shop: Shop, { from, to }: DayRange): RawBuilder<unknown> {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const spans = { start: Math.ceil(first / LONG) * LONG, end: Math.floor((last + 1) / LONG) * LONG };
  const between = (days: number, start: number, end: number) => sql`
    select item_id, pieces, paisa from item_sums
    where days = ${days} and first_day >= ${start} and first_day < ${end} and item_type = ${shop}`;
  const parts =
    spans.start < spans.end
      ? [
          between(1, first, spans.start),
          between(LONG, spans.start, spans.end),
          between(1, spans.end, last + 1),
        ]
      : [between(1, first, last + 1)];
  return sql`select item_id, sum(pieces) as pieces, sum(paisa) as paisa
    from (${sql.join(parts, sql` union all `)}) as parts group by item_id having sum(pieces) > 0`;
}

const toItem = ({ id, name, pieces, paisa }: Row) => ({
  _id: id,
  name: name ?? 'An item that is gone',
  pieces: Number(pieces),
  takings: toRupees(Number(paisa)),
});

const TABLES = { product: 'products', closet: 'closet_items' } as const;

async function readShop(db: Reader, shop: Shop, range: DayRange, start: number) {
  const items = sql.table(TABLES[shop]);
  const isOnSale = shop === 'product' ? sql`items.ugage = 'enable'` : sql`items.stock > 0`;
  // Materialized, so that a long range is added up once for both.
  const { rows } = await sql<Row>`
    with sold as materialized (${soldIn(shop, range)}),
    best as (
      select item_id as id, pieces, paisa, count(*) over () as count from sold
      order by paisa desc, item_id limit ${MOST_TOP}
    ),
    slow as (
      select items.id, items.name, coalesce(pieces, 0) as pieces, coalesce(paisa, 0) as paisa
      from ${items} as items left join sold on sold.item_id = items.id
      where items.deleted_at is null and ${isOnSale} and items.created_at < ${start}
      order by coalesce(pieces, 0), items.name_key, items.id limit ${MOST_SLOW}
    )
    select 'top' as kind, best.id, items.name, best.pieces, best.paisa, best.count
    from best left join ${items} as items on items.id = best.id
    union all select 'slow', id, name, pieces, paisa, 0 from slow`.execute(db);
  const ofKind = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  const top = ofKind('top').map(toItem);
  const slow = ofKind('slow').map(toItem);
  return {
    count: Number(ofKind('top')[0]?.count ?? 0),
    top: top.sort((a, b) => b.takings - a.takings || (a._id < b._id ? -1 : 1)),
    slow: slow.sort((a, b) => a.pieces - b.pieces || (a.name < b.name ? -1 : 1)),
  };
}

/** Returns what each shop sold most and least in a range. @param start of the range, ms: later items cannot be slow */
export const readSoldItems = async (
  db: Reader,
  range: DayRange,
  start: number,
): Promise<SalesReport['items']> => ({
  cafe: await readShop(db, 'product', range, start),
  closet: await readShop(db, 'closet', range, start),
});
