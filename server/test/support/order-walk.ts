import { ORDER_STEPS, type OrderStep } from '@storefront/shared/ordering/order-step';
import { DEPARTMENTS, type Department } from '@storefront/shared/rules/departments';
import { ORDER_STATUSES, type OrderStatus } from '@storefront/shared/rules/orders';
import fc from 'fast-check';

const MINUTE_MS = 60_000;

/** A step within "processing", with minutes until the promised time: undefined keeps it, null removes it. */
interface ToStep {
  readonly step: OrderStep;
  readonly minutes: number | null | undefined;
}

/** A department is done, or takes that back. `isUndone`: staff press Undo at once. */
interface ToDepartment {
  readonly department: Department;
  readonly done: boolean;
  readonly isUndone: boolean;
}

/** Staff refuse an order with a reason. `isUndone`: they press Undo at once. */
interface Refusal {
  readonly reason: string;
  /** Whether the dish of the order leaves the menu with it (C228). */
  readonly marksDish: boolean;
  readonly isUndone: boolean;
}

/** Staff count the dish of the orders again, mark it as sold out, or put it back (C225, C226). */
const DISH_MARKS = ['counted', 'soldOut', 'putBack'] as const;
type DishMark = (typeof DISH_MARKS)[number];

/** A change of one of two orders, or of the dish of both. */
export interface Walk {
  readonly order: 0 | 1;
  readonly to: OrderStatus | 'deleted' | DishMark | ToStep | ToDepartment | Refusal;
}

export const isStep = (to: Walk['to']): to is ToStep => typeof to === 'object' && 'step' in to;
export const isDepartment = (to: Walk['to']): to is ToDepartment =>
  typeof to === 'object' && 'department' in to;
export const isRefusal = (to: Walk['to']): to is Refusal => typeof to === 'object' && 'reason' in to;
export const isDishMark = (to: Walk['to']): to is DishMark => DISH_MARKS.some((mark) => mark === to);

export const anyStep: fc.Arbitrary<Walk> = fc.record({
  order: fc.constantFrom(0 as const, 1 as const),
  to: fc.oneof(
    { arbitrary: fc.constantFrom(...ORDER_STATUSES), weight: 9 },
    {
      arbitrary: fc.record({
        step: fc.constantFrom(...ORDER_STEPS),
        minutes: fc.constantFrom(undefined, null, 0, 20, 45),
      }),
      weight: 9,
    },
    {
      arbitrary: fc.record({
        department: fc.constantFrom(...DEPARTMENTS, 'bar' as const, 'closet' as const),
        done: fc.boolean(),
        isUndone: fc.boolean(),
      }),
      weight: 12,
    },
    { arbitrary: fc.constant('deleted' as const), weight: 1 },
    {
      arbitrary: fc.record({
        reason: fc.constantFrom('Sorry, the latte is sold out today.', 'Sorry, we are closing.'),
        marksDish: fc.boolean(),
        isUndone: fc.boolean(),
      }),
      weight: 6,
    },
    { arbitrary: fc.constantFrom(...DISH_MARKS), weight: 3 },
  ),
});

/** What an order of the bar and the closet must be after the walk so far. Times in milliseconds. */
export interface Final {
  readonly status: OrderStatus | 'deleted';
  readonly acceptedAt: number | null;
  readonly preparingAt: number | null;
  readonly readyAt: number | null;
  readonly promisedAt: number | null;
  readonly closedAt: number | null;
  readonly bar: number | null;
  readonly closet: number | null;
  /** Why the shop cancelled it (C201). */
  readonly cancelReason: string | null;
}

export const placed: Final = {
  status: 'pending',
  acceptedAt: null,
  preparingAt: null,
  readyAt: null,
  promisedAt: null,
  closedAt: null,
  bar: null,
  closet: null,
  cancelReason: null,
};

function afterStatus(final: Final, status: OrderStatus, now: number, reason: string | null = null): Final {
  if (status === final.status) return final;
  if (status === 'pending') return placed;
  const isAccepted = status === 'processing' || status === 'completed';
  const acceptedAt = isAccepted ? (final.acceptedAt ?? now) : final.acceptedAt;
  return {
    ...final,
    status,
    acceptedAt,
    closedAt: status === 'processing' ? null : now,
    cancelReason: reason,
  };
}

function afterStep(final: Final, { step, minutes }: ToStep, now: number): Final {
  const promisedAt =
    minutes === undefined ? final.promisedAt : minutes === null ? null : now + minutes * MINUTE_MS;
  const common = {
    ...final,
    status: 'processing' as const,
    acceptedAt: final.acceptedAt ?? now,
    promisedAt,
    closedAt: null,
  };
  if (step === 'accepted') return { ...common, preparingAt: null, readyAt: null, bar: null, closet: null };
  if (step === 'ready')
    return {
      ...common,
      readyAt: final.readyAt ?? now,
      bar: final.bar ?? now,
      closet: final.closet ?? now,
    };
  const before = (time: number | null) => (time === final.readyAt ? null : time);
  return {
    ...common,
    preparingAt: final.preparingAt ?? now,
    readyAt: null,
    bar: before(final.bar),
    closet: before(final.closet),
  };
}

function afterDepartment(final: Final, to: ToDepartment, now: number): [Final, number] {
  const { department, done, isUndone } = to;
  if (final.status !== 'processing' || department === 'kitchen') return [final, 409];
  const was = final[department];
  if ((was !== null) === done || (done && isUndone)) return [final, 200];
  if (!done) {
    const other = final[department === 'bar' ? 'closet' : 'bar'];
    const ifNone = final.preparingAt === was ? null : final.preparingAt;
    const preparingAt = other === null ? ifNone : (final.preparingAt ?? now);
    return [{ ...final, [department]: null, readyAt: null, preparingAt }, 200];
  }
  const next = { ...final, [department]: now, preparingAt: final.preparingAt ?? now };
  return [{ ...next, readyAt: next.bar !== null && next.closet !== null ? now : null }, 200];
}

/** Undo puts a refused order back to the status it had. */
function afterRefusal(final: Final, { reason, isUndone }: Refusal, now: number): Final {
  const { status } = final;
  const refused = afterStatus(final, 'cancelled', now, reason);
  return isUndone && status !== 'deleted' ? afterStatus(refused, status, now) : refused;
}

/** What staff say about a dish: whether it is sold out, and its count; null: they do not count it. */
export interface Dish {
  readonly isSoldOut: boolean;
  readonly count: 'first' | 'new' | null;
}

/** Returns what becomes of the dish of two orders, one of which is as `final` says. */
export function dishAfter(dish: Dish, final: Final, to: Walk['to']): Dish {
  if (to === 'counted') return { isSoldOut: false, count: 'new' };
  if (to === 'soldOut') return { isSoldOut: true, count: null };
  if (to === 'putBack') return { isSoldOut: false, count: null };
  const isRefused = isRefusal(to) && final.status !== 'cancelled' && final.status !== 'deleted';
  return isRefused && to.marksDish ? { isSoldOut: !to.isUndone, count: null } : dish;
}

/** Returns what becomes of an order, and the status of the answer. */
export function after(final: Final, to: Walk['to'], now: number): [Final, number] {
  if (isDishMark(to)) return [final, 200];
  if (to === 'deleted' || final.status === 'deleted')
    return [{ ...final, status: 'deleted' }, final.status === 'deleted' ? 404 : 200];
  if (isDepartment(to)) return afterDepartment(final, to, now);
  if (isRefusal(to)) return [afterRefusal(final, to, now), 200];
  if (!isStep(to)) return [afterStatus(final, to, now), 200];
  if (final.status === 'completed' || final.status === 'cancelled') return [final, 409];
  return [afterStep(final, to, now), 200];
}
