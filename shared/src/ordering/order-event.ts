import type { OrderEvent } from '../contract/entities/order-event';
import { DEPARTMENTS, type Department } from '../rules/departments';
import { toRupees } from '../rules/money';
import type { OrderStatus } from '../rules/orders';
import type { PaymentStatus } from '../rules/payment';
import type { OrderStep } from './order-step';

/** The part of an order that its history compares. */
export interface OrderHistoryState {
  readonly status: OrderStatus;
  readonly step?: OrderStep | null | undefined;
  /** In milliseconds. */
  readonly promisedAt?: number | null | undefined;
  /** The departments that are done; absent in older entries. */
  readonly done?: readonly Department[] | undefined;
  readonly totalPaisa: number;
  /** Why the shop cancelled it. */
  readonly cancelReason?: string | null | undefined;
  /** Absent in older entries, and of orders that are not paid by wallet. */
  readonly payment?: { readonly status: PaymentStatus; readonly number: string | null } | undefined;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly size?: string | null | undefined;
    readonly color?: string | null | undefined;
    /** The choices of a dish in one text; absent without any (C256). */
    readonly options?: string | undefined;
  }[];
}

/** Returns the pieces of each item as staff read it: `Linen Shirt, M, Sand` → 2, `Latte, Large, Oat milk` → 1. */
function piecesOf({ lines }: OrderHistoryState): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { name, options, size, color, quantity } of lines) {
    const label = [name, options, size, color].filter(Boolean).join(', ');
    pieces.set(label, (pieces.get(label) ?? 0) + quantity);
  }
  return pieces;
}

const timeOf = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());

/** Changes of an order; a value that stayed the same is null. */
export type OrderChanges = Pick<
  OrderEvent,
  'status' | 'step' | 'promisedAt' | 'departments' | 'table' | 'reason' | 'totalAmount' | 'payment' | 'lines'
>;

export const NO_CHANGES: OrderChanges = {
  status: null,
  step: null,
  promisedAt: null,
  departments: [],
  table: null,
  reason: null,
  totalAmount: null,
  payment: null,
  lines: [],
};

/** Returns both values, null if they are the same. */
const moved = <T>(from: T, to: T) => (from === to ? null : { from, to });

/** Returns the departments that became done, or took it back. */
function departmentChanges({ done: had = [] }: OrderHistoryState, { done: has = [] }: OrderHistoryState) {
  return DEPARTMENTS.filter((each) => had.includes(each) !== has.includes(each)).map((department) => ({
    department,
    done: has.includes(department),
  }));
}

/** Returns the change of the payment, with the number that it is about; null if its status stayed (C282). */
function paymentChange(
  { payment: had }: OrderHistoryState,
  { payment: has }: OrderHistoryState,
): OrderChanges['payment'] {
  const status = moved(had?.status ?? 'unpaid', has?.status ?? 'unpaid');
  return status && { ...status, number: has?.number ?? null };
}

/** Returns what differs between two states of an order; amounts in rupees (C216). */
export function changesBetween(before: OrderHistoryState, after: OrderHistoryState): OrderChanges {
  const had = piecesOf(before);
  const has = piecesOf(after);
  const status = moved(before.status, after.status);
  return {
    status,
    step: moved(before.step ?? null, after.step ?? null),
    promisedAt: moved(timeOf(before.promisedAt), timeOf(after.promisedAt)),
    departments: departmentChanges(before, after),
    table: null,
    reason: (status && after.cancelReason) || null,
    totalAmount: moved(toRupees(before.totalPaisa), toRupees(after.totalPaisa)),
    payment: paymentChange(before, after),
    lines: [...new Set([...had.keys(), ...has.keys()])].flatMap((name) => {
      const pieces = moved(had.get(name) ?? 0, has.get(name) ?? 0);
      return pieces ? [{ name, pieces }] : [];
    }),
  };
}
