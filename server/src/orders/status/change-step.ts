import { badField, conflict } from '@storefront/http/failure';
import type { Order } from '@storefront/shared/contract/entities/order';
import { type OrderStep, promiseProblem, timesAtStep } from '@storefront/shared/ordering/order-step';
import { departmentsOf } from '@storefront/shared/rules/departments';
import { type Change, changeOrder, type OrderWriter, type Rewrite } from '../change-order';
import { timeColumns, timesOf } from '../order-times';
import type { OrderWithLines } from '../order-with-lines';

/** A step, and by when the customer has the order, in milliseconds: undefined keeps that time, null removes it. */
export interface StepChange {
  readonly step: OrderStep;
  readonly promisedAt?: number | null | undefined;
}

/**
 * Returns how an order gets a step (C206); null if nothing changes.
 *
 * @param at in milliseconds
 * @throws Failure 400 for a time that cannot be promised, 409 if the order has ended
 */
export function rewriteToStep(
  { order, lines }: OrderWithLines,
  { step, promisedAt }: StepChange,
  at: number,
): Rewrite | null {
  const { status } = order;
  if (status === 'completed' || status === 'cancelled')
    throw conflict(`This order is ${status} and takes no step`, { status });
  const isNew = promisedAt != null && promisedAt !== order.promised_at;
  const problem = isNew ? promiseProblem(promisedAt, at) : null;
  if (problem !== null) throw badField('promisedAt', problem);
  const before = timesOf(order);
  const columns = timeColumns(timesAtStep(before, step, promisedAt, departmentsOf(lines), at));
  const isSame = status === 'processing' && JSON.stringify(columns) === JSON.stringify(timeColumns(before));
  return isSame ? null : { action: 'order.step', columns: { status: 'processing', ...columns } };
}

/**
 * Sets the step of an order; a pending order is accepted by it, with the effects of that status (C77).
 *
 * @throws Failure 400 for a time that cannot be promised; 404; 409 for a stale version, an order that has ended, or when
 *   stock or points no longer suffice (P15)
 */
export const changeStep = (writer: OrderWriter, change: Change, step: StepChange): Promise<Order> =>
  changeOrder(writer, change, (before, at) => rewriteToStep(before, step, at));
