import { ORDINARY, SOME_ORDERS, sizesFor } from '../shop/sizes';
import { startShop } from '../shop/start-shop';
import { duelsOf, growthDuels, listPaths } from './call-comparisons';
import { compare } from './compare';
import { type Arena, openArena, startBare } from './load-runs';
import { pageDuels, pagePaths, startPageShop } from './page-comparisons';
import type { ApiBenchFlags } from './read-flags';
import type { Row } from './row';
import { fight, type Pace } from './run-comparison';

const WARM_UP = 1500;

export interface BenchedDatabase {
  readonly name: string;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly url: string | null;
}

interface Hall extends Pick<ApiBenchFlags, 'large' | 'only'> {
  readonly arena: Arena;
  readonly pace: Pace;
  readonly onRow: (row: Row) => void;
}

async function benchDatabase({ name, url }: BenchedDatabase, hall: Hall): Promise<void> {
  const { arena, large, only, pace, onRow } = hall;
  const toStop: { stop(): Promise<void> }[] = [];
  const keep = <T extends { stop(): Promise<void> }>(one: T): T => {
    toStop.unshift(one);
    return one;
  };
  const about = { database: name };
  try {
    const few = keep(await startShop(url, ORDINARY));
    const many = keep(
      await startShop(url, large === null ? { ...ORDINARY, orders: SOME_ORDERS } : sizesFor(large)),
    );
    const duels = [];
    for (const shop of large === null ? [few] : [few, many]) {
      duels.push(...duelsOf(arena, shop, keep(await startBare(shop, listPaths)), about));
    }
    duels.push(...growthDuels(arena, many, few, about));
    const pages = keep(await startPageShop(url));
    duels.push(...pageDuels(arena, pages, keep(await startBare(pages, pagePaths)), about));
    for (const duel of duels.filter(({ what }) => what.includes(only))) {
      const { what, against, database, orders } = duel;
      onRow({ what, against, database, orders, ...compare(await fight(duel, pace)) });
    }
  } finally {
    for (const one of toStop) await one.stop();
  }
}

export interface ApiBenchResult {
  readonly rows: readonly Row[];
  /** See `Arena`. */
  readonly busiest: number;
}

/** Measures the API on each database; `onRow` hears of each row as soon as it is there. */
export async function benchApi(
  databases: readonly BenchedDatabase[],
  { large, only, rounds, seconds, connections }: ApiBenchFlags,
  onRow: (row: Row) => void,
): Promise<ApiBenchResult> {
  const rows: Row[] = [];
  const arena = openArena(connections);
  const hall = {
    arena,
    large,
    only,
    pace: { rounds, ms: seconds * 1000, warmUpMs: WARM_UP },
    onRow: (row: Row) => {
      rows.push(row);
      onRow(row);
    },
  };
  try {
    for (const database of databases) await benchDatabase(database, hall);
    return { rows, busiest: arena.busiest };
  } finally {
    await arena.stop();
  }
}
