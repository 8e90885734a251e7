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

/** A change of one of two orders. */
export interface Walk {
  readonly order: 0 | 1;
  /** `counted`: staff count a dish again; earlier orders do not take from the new count (C226). */
  readonly to: OrderStatus | 'deleted' | 'counted' | ToStep | ToDepartment;
}

export const isStep = (to: Walk['to']): to is ToStep => typeof to === 'object' && 'step' in to;
export const isDepartment = (to: Walk['to']): to is ToDepartment =>
  typeof to === 'object' && 'department' in to;

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
    { arbitrary: fc.constant('counted' as const), weight: 1 },
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
};

function afterStatus(final: Final, status: OrderStatus, now: number): Final {
  if (status === final.status) return final;
  if (status === 'pending') return placed;
  const isAccepted = status === 'processing' || status === 'completed';
  const acceptedAt = isAccepted ? (final.acceptedAt ?? now) : final.acceptedAt;
  return { ...final, status, acceptedAt, closedAt: status === 'processing' ? null : now };
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

/** Returns what becomes of an order, and the status of the answer. */
export function after(final: Final, to: Walk['to'], now: number): [Final, number] {
  if (to === 'counted') return [final, 200];
  if (to === 'deleted' || final.status === 'deleted')
    return [{ ...final, status: 'deleted' }, final.status === 'deleted' ? 404 : 200];
  if (isDepartment(to)) return afterDepartment(final, to, now);
  if (!isStep(to)) return [afterStatus(final, to, now), 200];
  if (final.status === 'completed' || final.status === 'cancelled') return [final, 409];
  return [afterStep(final, to, now), 200];
}
