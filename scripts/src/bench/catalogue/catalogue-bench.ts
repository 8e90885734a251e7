import { median } from '../median';
import type { CatalogueBenchFlags } from './read-flags';
import { type Stretch, scrollThrough } from './scroll-through';

/** Takes from the page what keeps pieces that are far from the screen out of layout and paint. */
const WITHOUT_CONTAINMENT = 'main [role=list] > * { content-visibility: visible !important; }';

type Figures = Omit<Stretch, 'pieces'>;

/** The way to so many pieces: the page as it is, without containment, and as it is ÷ without. */
export interface CatalogueRow {
  readonly pieces: number;
  readonly subject: Figures;
  readonly base: Figures;
  readonly ratio: Figures;
}

interface Round {
  readonly subject: readonly Stretch[];
  readonly base: readonly Stretch[];
}

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
  const [first] = rounds;
  return (first?.subject ?? []).map(({ pieces }, at) => ({
    pieces,
    subject: figures((name) => over(rounds.map(({ subject }) => subject[at]?.[name] ?? null))),
    base: figures((name) => over(rounds.map(({ base }) => base[at]?.[name] ?? null))),
    ratio: figures((name) =>
      over(rounds.map(({ subject, base }) => divide(subject[at]?.[name], base[at]?.[name]))),
    ),
  }));
}

/** Scrolls through the catalogue as it is and without containment, in turns; `onWay` hears what begins. */
export async function benchCatalogue(
  executablePath: string,
  origin: string,
  flags: CatalogueBenchFlags,
  onWay: (what: string) => void,
): Promise<CatalogueRow[]> {
  const scroll = (css: string) => {
    onWay(css === '' ? 'as it is' : 'without containment');
    return scrollThrough(executablePath, origin, flags, css);
  };
  const rounds: Round[] = [];
  for (let round = 0; round < flags.rounds; round += 1) {
    if (round % 2 === 0) {
      const subject = await scroll('');
      rounds.push({ subject, base: await scroll(WITHOUT_CONTAINMENT) });
    } else {
      const base = await scroll(WITHOUT_CONTAINMENT);
      rounds.push({ base, subject: await scroll('') });
    }
  }
  return compareRounds(rounds);
}
