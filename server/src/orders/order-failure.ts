import { badField, conflict, type Failure } from '@storefront/http/failure';
import { isRefusal, type OrderRefusal } from '@storefront/shared/ordering/order-refusal';

/** Returns a refusal of the order core as an HTTP failure. */
export const failureOf = (refusal: OrderRefusal): Failure =>
  refusal.refused === 'field'
    ? badField(refusal.field, refusal.problem)
    : conflict(refusal.message, { changes: [...refusal.changes], totalAmount: refusal.totalAmount });

/** Returns the result of the order core. @throws Failure 400 or 409 when it is a refusal */
export function orThrow<T>(result: T | OrderRefusal): T {
  if (isRefusal(result)) throw failureOf(result);
  return result;
}
