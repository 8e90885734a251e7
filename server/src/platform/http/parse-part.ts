import { badField, Failure } from '@storefront/http/failure';
import { fieldErrors, summarise } from '@storefront/shared/contract/field-errors';
import type { z } from 'zod';
import { findNul } from './find-nul';

/**
 * Parses one part of a request by its schema, and refuses U+0000, which databases cannot search for.
 *
 * @throws Failure 400 with every invalid field, the first one in its message
 */
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (read.success) {
    const nul = findNul(read.data);
    if (nul) throw badField(nul.join('.') || 'body', 'must not contain the character U+0000');
    return read.data;
  }
  const errors = fieldErrors(read.error);
  throw new Failure(400, summarise(errors), { errors });
}
