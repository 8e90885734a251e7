import { median } from '../common/median';
import type { Opening } from './open-tab';

/** One round of a tab: both shops, one right after the other. */
export interface TabRound {
  readonly few: Opening;
  readonly many: Opening;
}

/** Medians of a tab over all rounds, and the ratio of the large shop to the small one. */
export interface TabComparison extends TabRound {
  /** Large ÷ small. */
  readonly ratio: Opening;
}

/** Compares round by round, so that a machine that slows down does not change the ratio. */
export function compareTabs(rounds: readonly TabRound[]): TabComparison {
  const over = (read: (round: TabRound, field: keyof Opening) => number): Opening => ({
    rows: median(rounds.map((round) => read(round, 'rows'))),
    answer: median(rounds.map((round) => read(round, 'answer'))),
  });
  return {
    few: over(({ few }, field) => few[field]),
    many: over(({ many }, field) => many[field]),
    ratio: over(({ few, many }, field) => many[field] / few[field]),
  };
}
