import { sql } from 'kysely';
import type { Reader } from '../platform/db/database';
import type { Tables } from '../platform/db/schema';

/** Every table, referenced tables first, with the columns whose sums prove that a copy is complete. */
const SUMMED: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  migrations: [],
  meta: [],
  counters: ['value'],
  users: [],
  customer_notes: [],
  past_identities: [],
  sessions: [],
  one_time_codes: ['tries'],
  staff_invites: [],
  staff_pins: ['tries'],
  staff_devices: [],
  second_factors: ['last_step', 'tries'],
  recovery_codes: [],
  login_tickets: ['tries'],
  option_groups: ['max_choices'],
  products: ['price_paisa'],
  menu_categories: ['products', 'visible'],
  closet_items: ['price_paisa', 'stock'],
  closet_types: ['price_paisa'],
  closet_cells: ['stock'],
  gallery_images: [],
  locations: ['rate_paisa', 'minimum_paisa', 'free_from_paisa'],
  cart_lines: ['quantity'],
  saved_addresses: [],
  coupons: [],
  sittings: [],
  orders: ['total_paisa', 'redeemed_points', 'happy_paisa', 'coupon_paisa', 'payment_paisa'],
  order_lines: ['price_paisa', 'quantity', 'happy_percent'],
  stock_events: ['pieces'],
  idempotency_keys: [],
  point_lots: ['points', 'remaining'],
  point_entries: ['delta'],
  audit: [],
  rate_windows: ['hits'],
  settings: [],
  payment_settings: ['active'],
  release_figures: ['count'],
  outbox: ['tries'],
  demo_rows: [],
  imports: [],
  order_sums: ['orders', 'total_paisa', 'collected_paisa'],
  item_sums: ['pieces', 'paisa'],
  lost_sums: ['orders', 'paisa'],
  person_days: ['orders'],
  cash_closings: ['expected_paisa', 'counted_paisa', 'total_paisa'],
  cash_entries: ['total_paisa', 'cash_paisa'],
};

/** The tables in an order in which rows can be inserted. */
export const tableNames = Object.keys(SUMMED) as (keyof Tables)[];

/** The number of rows of a table, and the sums of its columns. */
export interface TableSums {
  readonly table: keyof Tables;
  readonly rows: number;
  readonly sums: Readonly<Record<string, number>>;
}

async function sumsOf(db: Reader, table: keyof Tables, summed: readonly string[]): Promise<TableSums> {
  const columns = summed.map((column) => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`);
  const parts = sql.join([sql`count(*) as "rows"`, ...columns]);
  const { rows } = await sql<Record<string, number>>`select ${parts} from ${sql.table(table)}`.execute(db);
  const { rows: count = 0, ...sums } = rows[0] ?? {};
  return { table, rows: count, sums };
}

/** Returns counts and sums of tables, of every one unless named, as one reader sees them. */
export async function readTableSums(db: Reader, tables = tableNames): Promise<TableSums[]> {
  const all: TableSums[] = [];
  for (const table of tables) all.push(await sumsOf(db, table, SUMMED[table]));
  return all;
}

/** Returns counts and sums of the tables and columns of an earlier reading: a backup of an older program has fewer. */
export async function readSameSums(db: Reader, earlier: readonly TableSums[]): Promise<TableSums[]> {
  const all: TableSums[] = [];
  for (const { table, sums } of earlier) all.push(await sumsOf(db, table, Object.keys(sums)));
  return all;
}

/** Returns the names of the tables that differ. */
export const differences = (was: readonly TableSums[], now: readonly TableSums[]): TableSums[] =>
  was.filter((one, index) => JSON.stringify(one) !== JSON.stringify(now[index]));
