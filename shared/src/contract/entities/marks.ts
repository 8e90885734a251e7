import { z } from 'zod';
import { CONTAINED, DIETS, type Marks, marksProblem, SPICE_MAX } from '../../rules/marks';

/** Marks of a dish, see `Marks`. They must not contradict each other (C261). */
export const marks = z
  .object({
    diet: z.enum(DIETS).nullable(),
    contains: z
      .array(z.enum(CONTAINED))
      .overwrite((parts) => CONTAINED.filter((part) => parts.includes(part))),
    spice: z
      .number('must be a whole number')
      .int('must be a whole number')
      .min(0, 'must not be negative')
      .max(SPICE_MAX, `must be at most ${SPICE_MAX}`),
    caffeine: z.boolean(),
  })
  .refine((value) => marksProblem(value) === null, {
    error: ({ input }) => marksProblem(input as Marks) ?? '',
  });
