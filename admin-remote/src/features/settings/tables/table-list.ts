import type { ShopSettings } from '@storefront/shared/contract/entities/shop-settings';
import { parseTableList } from '@storefront/shared/rules/tables';
import { readCount } from '../../../common/form/read-number';

type Table = NonNullable<ShopSettings['tables']>[number];

const SEATS_MAX = 99;

/** What is typed about the tables. */
export interface TablesDraft {
  /** Such as `1-12, A1`. */
  readonly names: string;
  /** Name of a table → its seats; empty: not said. */
  readonly seats: Readonly<Record<string, string>>;
}

/** True if a list that is typed may have the name in a range. */
const isCounted = (name: string) => /^\d{1,4}$/.test(name);

/** Returns names as staff type them: `1-12, A1`. The inverse of `parseTableList`. */
export function tableListText(names: readonly string[]): string {
  const runs: [first: string, last: string][] = [];
  for (const name of names) {
    const run = runs.at(-1);
    const isNext = run && isCounted(run[1]) && isCounted(name) && Number(name) === Number(run[1]) + 1;
    if (isNext) run[1] = name;
    else runs.push([name, name]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ');
}

/** Returns the names that are typed; none while they cannot be read. */
export function namesOf({ names }: TablesDraft): readonly string[] {
  const list = parseTableList(names);
  return list.ok ? list.tables : [];
}

/** Returns why a text is no list of tables; null if it is one, or empty. */
export function namesProblem({ names }: TablesDraft): string | null {
  if (names.trim() === '') return null;
  const list = parseTableList(names);
  return list.ok ? null : `The list ${list.problem}.`;
}

/** Reads the seats of a table: null if nobody said, undefined if it is no number from 1 to 99. */
export function readSeats(text = ''): number | null | undefined {
  if (text.trim() === '') return null;
  const seats = readCount(text);
  return seats !== null && seats >= 1 && seats <= SEATS_MAX ? seats : undefined;
}

export const toTablesDraft = ({ tables = [] }: ShopSettings): TablesDraft => ({
  names: tableListText(tables.map(({ name }) => name)),
  seats: Object.fromEntries(tables.map(({ name, seats }) => [name, seats === null ? '' : String(seats)])),
});

/** Returns the seats that are typed: `1: 2, A1: 6`. */
export const seatsDraftText = (draft: TablesDraft): string =>
  namesOf(draft)
    .flatMap((name) => (draft.seats[name]?.trim() ? `${name}: ${draft.seats[name].trim()}` : []))
    .join(', ');

/** Returns the tables as they are stored; null while something cannot be. */
export function readTables(draft: TablesDraft): readonly Table[] | null {
  const tables = namesOf(draft).map((name) => ({ name, seats: readSeats(draft.seats[name]) }));
  if (namesProblem(draft) !== null || tables.some(({ seats }) => seats === undefined)) return null;
  return tables.map(({ name, seats = null }) => ({ name, seats }));
}
