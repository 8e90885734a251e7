import { changeOrderDepartment, changeOrderStatus, changeOrderStep } from '@storefront/shared/api/orders';
import type { Order, OrderStatus } from '@storefront/shared/contract/entities/order';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';
import { staleSave } from '../../../common/conflict/use-edit-conflict';
import { linesOf } from '../department-lines';
import type { Move } from './board-moves';
import { tellsStep } from './lanes';

type Step = NonNullable<Order['step']>;

/** What staff say when they refuse or cancel an order. */
export interface Refusal {
  /** What the customer reads. */
  readonly cancelReason?: string | undefined;
  /** Ids of dishes of the order that are sold out until the next opening (C228). */
  readonly soldOut?: readonly string[];
}

const versionOf = ({ version }: Order) => (version === undefined ? {} : { version });

/** Returns the whole order after a change: another server may answer a part of it. */
const merged = (before: Order, answer: Order | null): Order => ({ ...before, ...answer });

/** Sets the status of an order. @throws ApiError 409 if somebody changed it meanwhile */
export const setStatus = async (
  order: Order,
  status: OrderStatus,
  { cancelReason, soldOut = [] }: Refusal = {},
): Promise<Order> =>
  merged(
    { ...order, status },
    await changeOrderStatus(order._id, {
      status,
      userId: order.user,
      ...versionOf(order),
      ...(cancelReason && { cancelReason }),
      ...(soldOut.length > 0 && { soldOut: [...soldOut] }),
    }),
  );

/**
 * Sets the step of an order, and the promised time if one is given; null removes it.
 *
 * @throws ApiError 409 if somebody changed it meanwhile, or if it has ended
 */
export const setStep = async (order: Order, step: Step, promisedAt?: string | null): Promise<Order> =>
  merged(
    order,
    await changeOrderStep(order._id, {
      step,
      ...versionOf(order),
      ...(promisedAt !== undefined && { promisedAt }),
    }),
  );

/** Accepts a new order. @param promisedAt ISO time; left out with a server that knows only §7, which has no such field */
export const acceptOrder = (order: Order, promisedAt: string | null): Promise<Order> =>
  tellsStep(order) ? setStep(order, 'accepted', promisedAt) : setStatus(order, 'processing');

const finish = (order: Order, department: Department) =>
  changeOrderDepartment(order._id, { department, done: true, ...versionOf(order) });

/** Returns the stored order of a 409 if the department's lines are still those that staff saw; null otherwise. */
function unchangedFor(error: unknown, order: Order, department: Department): Order | null {
  const current = staleSave(error)?.current as Order | undefined;
  if (!current) return null;
  const linesIn = (each: Order) => JSON.stringify(linesOf(each, department));
  return linesIn(current) === linesIn(order) ? current : null;
}

/**
 * Says that a department is done with its lines (C221). A change that left these lines alone, such as that of another
 * department, does not refuse it.
 *
 * @throws ApiError 409 if somebody changed the lines meanwhile, or if the order is not being made any more
 */
export async function finishDepartment(order: Order, department: Department): Promise<Order> {
  try {
    return merged(order, await finish(order, department));
  } catch (error) {
    const current = unchangedFor(error, order, department);
    if (!current) throw error;
    return merged(current, await finish(current, department));
  }
}

/** Takes back that a department is done. Needs no version: other departments may have finished meanwhile. */
const reopenDepartment = async (order: Order, department: Department): Promise<Order> =>
  merged(order, await changeOrderDepartment(order._id, { department, done: false }));

/** Puts an order back to status, step and promised time that it had before. */
async function restoreOrder(before: Order, now: Order): Promise<Order> {
  if (before.status === 'pending') return setStatus(now, 'pending');
  const open = now.status === before.status ? now : await setStatus(now, before.status);
  const { step, promisedAt } = before;
  if (!step || (open.step === step && open.promisedAt === promisedAt)) return open;
  return setStep(open, step, open.promisedAt === promisedAt ? undefined : promisedAt);
}

/** Takes a move back. @throws ApiError 409 if somebody changed the order meanwhile */
export function undoMove({ from, before, after }: Move): Promise<Order> {
  const department = DEPARTMENTS.find((each) => each === from);
  return department ? reopenDepartment(after, department) : restoreOrder(before, after);
}
