import type { Comparison } from './compare';
import type { Duel } from './duel';

/** One line of the result. */
export type Row = Pick<Duel, 'what' | 'against' | 'database' | 'orders'> & Comparison;
