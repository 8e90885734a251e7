import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';

const KEY = 'staff-printed';

/** Orders that the browser remembers; older ones are forgotten. */
const LIMIT = 200;

/** A print of an order. */
export interface Print {
  readonly id: string;
  /** Time of the first print of these lines, ms. */
  readonly at: number;
  /** What the paper said, to find out whether it has changed. */
  readonly lines: string;
}

/** Returns the lines of an order in one text. */
export const linesOf = ({ item }: Order): string =>
  JSON.stringify(
    item.map(({ name, quantity, selectedColor, selectedSize, requests, options = [] }) => [
      name,
      quantity,
      selectedColor,
      selectedSize,
      requests,
      ...options.map((option) => option.name),
    ]),
  );

const isPrint = (value: unknown): value is Print =>
  typeof value === 'object' && value !== null && 'id' in value && 'at' in value && 'lines' in value;

function readAll(): readonly Print[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPrint) : [];
  } catch {
    return [];
  }
}

/** Returns the last print of an order on this browser (C169). */
export const readPrint = (id: string): Print | null => readAll().find((print) => print.id === id) ?? null;

/** Remembers that an order was printed now. Does nothing if the browser blocks storage. */
export function rememberPrint(order: Order): void {
  const before = readAll();
  const known = before.find(({ id }) => id === order._id);
  const lines = linesOf(order);
  const print = known?.lines === lines ? known : { id: order._id, at: serverNow(), lines };
  const others = before.filter(({ id }) => id !== order._id);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([print, ...others].slice(0, LIMIT)));
  } catch (error) {
    console.warn('print memory', error);
  }
}
