import type { Kind, Weight } from './visit';

interface Budget {
  /** Bytes after brotli, in units of 1000. */
  readonly kilobytes: number;
  readonly requests: number;
}

type Budgets = Readonly<Partial<Record<Kind, Budget>>>;

/**
 * Budgets of a first visit to a page (docs/bench.md). Images have none: the server makes smaller formats in the
 * background, so their bytes change.
 */
const budgets: Budgets = {
  html: { kilobytes: 18.2, requests: 1 },
  scripts: { kilobytes: 168, requests: 6 },
  styles: { kilobytes: 0, requests: 0 },
  fonts: { kilobytes: 40, requests: 1 },
  data: { kilobytes: 2, requests: 1 },
};

/**
 * What the page of an order may take on top of the budgets. After its first view it loads the library of its live
 * connection and the paper for printing (12.7 kB), and reads the order again (C197, C202). The rest is for the view.
 */
export const AFTER_ORDER: Budgets = {
  scripts: { kilobytes: 15, requests: 1 },
  data: { kilobytes: 0, requests: 1 },
};

/** The weight of one kind on one page, compared with its budget. */
export interface Verdict extends Weight {
  readonly budget: Budget | null;
  readonly isWithin: boolean;
}

/** Compares weights with the budgets; a kind without a budget is always within. @param more on top of the budgets */
export function judge(weights: readonly Weight[], more: Budgets = {}): Verdict[] {
  return weights.map((weight) => {
    const budget = sumOf(budgets[weight.kind], more[weight.kind]);
    const isWithin =
      budget === null || (weight.bytes <= budget.kilobytes * 1000 && weight.requests <= budget.requests);
    return { ...weight, budget, isWithin };
  });
}

const sumOf = (budget: Budget | undefined, more: Budget = { kilobytes: 0, requests: 0 }): Budget | null =>
  budget ? { kilobytes: budget.kilobytes + more.kilobytes, requests: budget.requests + more.requests } : null;
