import type { Comparison } from './compare';
import type { Duel } from './run-comparison';

/** One line of the result. */
export type Row = Pick<Duel, 'what' | 'against' | 'database' | 'orders'> & Comparison;
