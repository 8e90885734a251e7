import type { FieldError, OrderConflict } from '@storefront/shared/contract/envelope';

interface Extra {
  readonly data?: OrderConflict | Record<string, unknown> | null;
  readonly errors?: readonly FieldError[];
}

/** An expected refusal. The client receives this message in the envelope, with this status (C27, P69). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly data: OrderConflict | Record<string, unknown> | null;
  readonly errors: readonly FieldError[];

  constructor(
    /** HTTP status, never 2xx. */
    readonly status: number,
    message: string,
    { data = null, errors = [] }: Extra = {},
  ) {
    super(message);
    this.data = data;
    this.errors = errors;
  }
}

/** 404; also for things of another person (P50). */
export const notFound = (what = 'Not found') => new Failure(404, what);

/** 409, with the changes. */
export const conflict = (message: string, data: Extra['data'] = null) => new Failure(409, message, { data });

export const unauthorised = (message = 'Please log in') => new Failure(401, message);

export const forbidden = (message = 'You may not do this') => new Failure(403, message);

/** 400 for an error that no schema can detect. A message with a small first letter follows the field's name. */
export function badField(field: string, message: string): Failure {
  const sentence = /^\p{Lu}/u.test(message) ? message : `${field} ${message}`;
  return new Failure(400, sentence, { errors: [{ field, message }] });
}
