import type { Kind, Weight } from './visit';

interface Budget {
  /** Brotli, in units of 1000 bytes. */
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * What a first visit to a page may weigh (docs/bench.md). Images have no budget:
 * smaller formats are made in the background, so their bytes change from minute to minute.
 */
const budgets: Readonly<Partial<Record<Kind, Budget>>> = {
  html: { kilobytes: 18, requests: 1 },
  scripts: { kilobytes: 165, requests: 6 },
  styles: { kilobytes: 0, requests: 0 },
  fonts: { kilobytes: 40, requests: 1 },
  data: { kilobytes: 2, requests: 1 },
};

/** How one kind of one page stands against its budget. */
export interface Verdict extends Weight {
  readonly budget: Budget | null;
  readonly isWithin: boolean;
}

/** Holds weights against the budgets; a kind without a budget is always within. */
export function judge(weights: readonly Weight[]): Verdict[] {
  return weights.map((weight) => {
    const budget = budgets[weight.kind] ?? null;
    const isWithin =
      budget === null || (weight.bytes <= budget.kilobytes * 1000 && weight.requests <= budget.requests);
    return { ...weight, budget, isWithin };
  });
}
