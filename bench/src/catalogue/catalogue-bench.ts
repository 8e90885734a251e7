import { median } from '../common/median';
import { CANDIDATES } from './candidates';
import type { CatalogueBenchFlags } from './read-flags';
import { type Stretch, scrollThrough } from './scroll-through';

export type Metrics = Omit<Stretch, 'pieces'>;

type Name = (typeof CANDIDATES)[number]['name'];

/** One candidate, up to a number of items. */
interface Side {
  readonly name: Name;
  readonly metrics: Metrics;
  /** The page as it is ÷ this one. */
  readonly ratio: Metrics;
}

/** The measurements up to a number of items; the page as it is comes first. */
export interface CatalogueRow {
  readonly pieces: number;
  readonly sides: readonly Side[];
}

type Round = Readonly<Record<Name, readonly Stretch[]>>;

/** Returns the median of a metric over all rounds; null if a round has none. */
const over = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : median(known);
};

function metrics(read: (name: keyof Metrics) => number | null): Metrics {
  const value = (name: keyof Metrics) => read(name) ?? Number.NaN;
  return {
    p50: value('p50'),
    p95: value('p95'),
    p99: value('p99'),
    dropped: value('dropped'),
    longTasks: value('longTasks'),
    longest: value('longest'),
    cpuMs: value('cpuMs'),
    heap: value('heap'),
    nodes: value('nodes'),
    memory: read('memory'),
  };
}

const divide = (a: number | null | undefined, b: number | null | undefined) =>
  typeof a === 'number' && typeof b === 'number' ? a / b : null;

/** Compares section by section: medians over the rounds, and of the rounds' ratios. */
export function compareRounds(rounds: readonly Round[]): CatalogueRow[] {
  const [candidate] = CANDIDATES;
  return (rounds[0]?.[candidate.name] ?? []).map(({ pieces }, at) => ({
    pieces,
    sides: CANDIDATES.map(({ name }) => ({
      name,
      metrics: metrics((metric) => over(rounds.map((round) => round[name][at]?.[metric] ?? null))),
      ratio: metrics((metric) =>
        over(rounds.map((round) => divide(round[candidate.name][at]?.[metric], round[name][at]?.[metric]))),
      ),
    })),
  }));
}

/** Scrolls through the catalogue with each candidate, in rotating order per round. Calls `onWay` when each begins. */
export async function benchCatalogue(
  executablePath: string,
  origin: string,
  flags: CatalogueBenchFlags,
  onWay: (what: string) => void,
): Promise<CatalogueRow[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < flags.rounds; round += 1) {
    const results: Record<Name, readonly Stretch[]> = {
      'as it is': [],
      'all cards kept': [],
      'and laid out': [],
    };
    for (const turn of CANDIDATES.keys()) {
      const candidate = CANDIDATES[(round + turn) % CANDIDATES.length] ?? CANDIDATES[0];
      onWay(candidate.name);
      results[candidate.name] = await scrollThrough(executablePath, origin, flags, candidate);
    }
    rounds.push(results);
  }
  return compareRounds(rounds);
}
