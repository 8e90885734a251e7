import type { FailureEnvelope, FieldError } from '../../../contract/envelope';
import { summarise } from '../../../contract/field-errors';
import { isRefusal, type OrderRefusal } from '../../../ordering/order-refusal';

/** A refusal, as the real server words and numbers it: non-2xx, in the envelope (C27). */
export class MockFailure extends Error {
  override readonly name = 'MockFailure';

  constructor(
    readonly status: number,
    message: string,
    readonly errors: readonly FieldError[] | null = null,
    readonly data: FailureEnvelope['data'] = null,
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

/** 409, with more about it where there is more. */
export const conflict = (message: string, data: FailureEnvelope['data'] = null) =>
  new MockFailure(409, message, null, data);

/** The refusal of the order core as this server's failure. */
export const failureOf = (refusal: OrderRefusal) =>
  refusal.refused === 'field'
    ? badField(refusal.field, refusal.problem)
    : conflict(refusal.message, { changes: [...refusal.changes], totalAmount: refusal.totalAmount });

/** What the order core returned. @throws MockFailure when it refused */
export function orThrow<T>(result: T | OrderRefusal): T {
  if (isRefusal(result)) throw failureOf(result);
  return result;
}
