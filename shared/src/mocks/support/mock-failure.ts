import type { FieldError, OrderConflict } from '../../contract/envelope';
import { summarise } from '../../contract/field-errors';

/** A refusal, as the real server words and numbers it: non-2xx, in the envelope (C27). */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';

  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly FieldError[] | null = null,
    readonly data: OrderConflict | null = null,
  ) {
    super(message);
  }
}

/** 400 that names its fields. */
export const badRequest = (errors: readonly FieldError[]) => new MockFailure(400, summarise(errors), errors);

/** 400 about one field. */
export const badField = (field: string, message: string) => badRequest([{ field, message }]);

/** 404 for an id that nothing has. */
export const notFound = (what: string) => new MockFailure(404, `${what} not found`);
