import { fieldErrors, summarise } from '@storefront/shared/contract/field-errors';
import type { z } from 'zod';
import { Failure } from './failure';

/** Reads one part of a request by its schema. @throws Failure 400 that names every field at fault, the first in its message. */
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const errors = fieldErrors(read.error);
  throw new Failure(400, summarise(errors), { errors });
}
