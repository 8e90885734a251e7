import { z } from 'zod';
import { mealtimeProblem } from '../../rules/mealtimes';

const time = z.string().max(5);

/** From and until when a dish is served, see `Mealtime` (C263). */
export const mealtime = z
  .object({ from: time, until: time })
  .refine((value) => mealtimeProblem(value) === null, {
    error: ({ input }) => mealtimeProblem(input as { from: string; until: string }) ?? '',
  });
