import { median } from '../common/median';
import type { Visit } from './visit-page';

/** What is shown of each page, ms but for CLS (no unit), bytes and requests. */
export const FIGURES = [
  'ttfb',
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'tap',
  'tapDelay',
  'typeDelay',
  'repeatLcp',
  'scriptBytes',
  'bytes',
  'requests',
] as const;

export type Figure = (typeof FIGURES)[number];
type Figures = Readonly<Record<Figure, number>>;

/** One visit, and one that tapped as soon as there was something to tap. */
export type Round = Pick<Visit, Exclude<Figure, 'tap'>> & { readonly tap: number };

/** How one candidate does on one page. */
export interface SpeedRow {
  readonly page: string;
  readonly candidate: string;
  readonly figures: Figures;
  /** Median of the rounds' ratios to the ordinary application; null for that itself. */
  readonly ratio: Figures | null;
}

const each = (of: (figure: Figure) => number): Figures =>
  Object.fromEntries(FIGURES.map((figure) => [figure, of(figure)])) as Record<Figure, number>;

/** Medians over the rounds, and of the rounds' ratios to those of `base`. */
export function compareVisits(
  page: string,
  candidate: string,
  rounds: readonly Round[],
  base: readonly Round[] | null,
): SpeedRow {
  const figures = each((figure) => median(rounds.map((round) => round[figure])));
  const ratio =
    base &&
    each((figure) => median(rounds.map((round, at) => round[figure] / (base[at]?.[figure] ?? Number.NaN))));
  return { page, candidate, figures, ratio };
}
