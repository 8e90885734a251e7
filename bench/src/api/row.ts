import type { ComparedSpeeds } from './compare';
import type { Comparison } from './run-comparison';

/** One line of the result. */
export type Row = Pick<Comparison, 'what' | 'against' | 'database' | 'orders'> & ComparedSpeeds;
