import { ORDINARY, SOME_ORDERS, sizesFor } from '../shop/sizes';
import { startShop } from '../shop/start-shop';
import { callComparisons, growthComparisons, listPaths } from './call-comparisons';
import { compare } from './compare';
import { type LoadProcesses, startBare, startLoadProcesses } from './load-runs';
import { pageComparisons, pagePaths, startPageShop } from './page-comparisons';
import type { ApiBenchFlags } from './read-flags';
import type { Row } from './row';
import { type Pace, runComparison } from './run-comparison';

export interface BenchedDatabase {
  readonly name: string;
  /** Address of a PostgreSQL; null: the embedded database. */
  readonly url: string | null;
}

interface DatabaseRun extends Pick<ApiBenchFlags, 'large' | 'only'> {
  readonly processes: LoadProcesses;
  readonly pace: Pace;
  readonly onRow: (row: Row) => void;
}

async function benchDatabase({ name, url }: BenchedDatabase, run: DatabaseRun): Promise<void> {
  const { processes, large, only, pace, onRow } = run;
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
    const comparisons = [];
    for (const shop of large === null ? [few] : [few, many]) {
      comparisons.push(...callComparisons(processes, shop, keep(await startBare(shop, listPaths)), about));
    }
    comparisons.push(...growthComparisons(processes, many, few, about));
    const pages = keep(await startPageShop(url));
    comparisons.push(...pageComparisons(processes, pages, keep(await startBare(pages, pagePaths)), about));
    for (const comparison of comparisons.filter(({ what }) => what.includes(only))) {
      const { what, against, database, orders } = comparison;
      onRow({ what, against, database, orders, ...compare(await runComparison(comparison, pace)) });
    }
  } finally {
    for (const one of toStop) await one.stop();
  }
}

export interface ApiBenchResult {
  readonly rows: readonly Row[];
  /** See `LoadProcesses`. */
  readonly busiest: number;
}

/** Measures the API on each database; calls `onRow` with each row as soon as it is measured. */
export async function benchApi(
  databases: readonly BenchedDatabase[],
  { large, only, rounds, seconds, warmup, connections }: ApiBenchFlags,
  onRow: (row: Row) => void,
): Promise<ApiBenchResult> {
  const rows: Row[] = [];
  const processes = startLoadProcesses(connections);
  const run = {
    processes,
    large,
    only,
    pace: { rounds, ms: seconds * 1000, warmUpMs: warmup * 1000 },
    onRow: (row: Row) => {
      rows.push(row);
      onRow(row);
    },
  };
  try {
    for (const database of databases) await benchDatabase(database, run);
    return { rows, busiest: processes.busiest };
  } finally {
    await processes.stop();
  }
}
