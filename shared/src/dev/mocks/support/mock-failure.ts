import type { FailureEnvelope, FieldError } from '../../../contract/envelope';
import { summarise } from '../../../contract/field-errors';
import { isRefusal, type OrderRefusal } from '../../../ordering/order-refusal';

/** A refusal with the real server's status and message, sent in the envelope (C27). */
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

/** 400 with the invalid fields. */
export const badRequest = (errors: readonly FieldError[]) => new MockFailure(400, summarise(errors), errors);

/** 400 with one invalid field. */
export const badField = (field: string, message: string) => badRequest([{ field, message }]);

/** Throws 403 with the reason, unless it is null (C293). */
export function refuse(problem: string | null): void {
  if (problem !== null) throw new MockFailure(403, problem);
}

/** 404 for an unknown id. */
export const notFound = (what: string) => new MockFailure(404, `${what} not found`);

/** 409, with optional data. */
export const conflict = (message: string, data: FailureEnvelope['data'] = null) =>
  new MockFailure(409, message, null, data);

/** Converts a refusal of the order rules to a MockFailure. */
export const failureOf = (refusal: OrderRefusal) =>
  refusal.refused === 'field'
    ? badField(refusal.field, refusal.problem)
    : conflict(refusal.message, { changes: [...refusal.changes], totalAmount: refusal.totalAmount });

/** Returns the result of the order rules. @throws MockFailure if they refused */
export function orThrow<T>(result: T | OrderRefusal): T {
  if (isRefusal(result)) throw failureOf(result);
  return result;
}
