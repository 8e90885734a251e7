import { median } from '../common/median';
import { CANDIDATES } from './candidates';
import type { CatalogueBenchFlags } from './read-flags';
import { type Stretch, scrollThrough } from './scroll-through';

export type Figures = Omit<Stretch, 'pieces'>;

type Name = (typeof CANDIDATES)[number]['name'];

/** One candidate on the way to so many pieces. */
interface Side {
  readonly name: Name;
  readonly figures: Figures;
  /** The page as it is ÷ this one. */
  readonly ratio: Figures;
}

/** The way to so many pieces; the page as it is comes first. */
export interface CatalogueRow {
  readonly pieces: number;
  readonly sides: readonly Side[];
}

type Round = Readonly<Record<Name, readonly Stretch[]>>;

/** A figure over all rounds; null where a round has none. */
const over = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : median(known);
};

function figures(read: (name: keyof Figures) => number | null): Figures {
  const value = (name: keyof Figures) => read(name) ?? Number.NaN;
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

/** Compares stretch by stretch: medians over the rounds, and of the rounds' ratios. */
export function compareRounds(rounds: readonly Round[]): CatalogueRow[] {
  const [candidate] = CANDIDATES;
  return (rounds[0]?.[candidate.name] ?? []).map(({ pieces }, at) => ({
    pieces,
    sides: CANDIDATES.map(({ name }) => ({
      name,
      figures: figures((figure) => over(rounds.map((round) => round[name][at]?.[figure] ?? null))),
      ratio: figures((figure) =>
        over(rounds.map((round) => divide(round[candidate.name][at]?.[figure], round[name][at]?.[figure]))),
      ),
    })),
  }));
}

/** Scrolls through the catalogue in each way in turns, another one first in each round; calls `onWay` with each way as it begins. */
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
