import type { Kind, Weight } from './visit';

interface Budget {
  /** Bytes after brotli, in units of 1000. */
  readonly kilobytes: number;
  readonly requests: number;
}

/**
 * Budgets of a first visit to a page (docs/bench.md). Images have none: the server makes smaller formats in the
 * background, so their bytes change.
 */
const budgets: Readonly<Partial<Record<Kind, Budget>>> = {
  html: { kilobytes: 18, requests: 1 },
  scripts: { kilobytes: 165, requests: 6 },
  styles: { kilobytes: 0, requests: 0 },
  fonts: { kilobytes: 40, requests: 1 },
  data: { kilobytes: 2, requests: 1 },
};

/** The weight of one kind on one page, compared with its budget. */
export interface Verdict extends Weight {
  readonly budget: Budget | null;
  readonly isWithin: boolean;
}

/** Compares weights with the budgets; a kind without a budget is always within. */
export function judge(weights: readonly Weight[]): Verdict[] {
  return weights.map((weight) => {
    const budget = budgets[weight.kind] ?? null;
    const isWithin =
      budget === null || (weight.bytes <= budget.kilobytes * 1000 && weight.requests <= budget.requests);
    return { ...weight, budget, isWithin };
  });
}
