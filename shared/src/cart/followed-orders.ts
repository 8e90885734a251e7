import type { OrderReceipt } from '../contract/entities/order';

/** An order that this browser placed and that may still be under way. */
export interface RememberedOrder {
  readonly code: string;
  /** Opens it without a session; null for a member's order, which needs theirs. */
  readonly key: string | null;
}

const KEY = 'ordersUnderWay';
const CHANGED = 'ordersUnderWayChanged';
const MAX = 10;

const isRemembered = (value: unknown): value is RememberedOrder => {
  const { code, key } = (value ?? {}) as Partial<Record<keyof RememberedOrder, unknown>>;
  return typeof code === 'string' && (key === null || typeof key === 'string');
};

/** Reads stored orders, newest first; leaves out what it cannot read. */
export function parseFollowedOrders(text: string): readonly RememberedOrder[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/** The stored text; equal texts mean equal orders, so components can compare it. */
export function readFollowedText(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

/** Reserves the space of the strip for that many orders; before the first paint `first-theme.js` does the same. */
export function markOrders(count: number): void {
  const { dataset } = document.documentElement;
  if (count > 0) dataset.orders = String(Math.min(count, 2));
  else delete dataset.orders;
}

function write(orders: readonly RememberedOrder[]): void {
  try {
    if (orders.length > 0) window.localStorage.setItem(KEY, JSON.stringify(orders));
    else window.localStorage.removeItem(KEY);
    markOrders(orders.length);
    window.dispatchEvent(new CustomEvent(CHANGED));
  } catch {
    // Without storage there is no strip; the order itself is placed.
  }
}

/** Remembers a placed order, so that every page shows how it stands. Nothing if the server gave no link (§7). */
export function rememberOrder(receipt: OrderReceipt | null, isMember: boolean): void {
  if (!receipt?.code || !receipt.key) return;
  const { code, key } = receipt;
  const others = parseFollowedOrders(readFollowedText()).filter((order) => order.code !== code);
  write([{ code, key: isMember ? null : key }, ...others].slice(0, MAX));
}

/** Remembers orders of the signed-in member, placed on any device; their session opens them. */
export function rememberMemberOrders(codes: readonly string[]): void {
  const known = parseFollowedOrders(readFollowedText());
  const added = codes.filter((code) => !known.some((order) => order.code === code));
  if (added.length > 0) write([...added.map((code) => ({ code, key: null })), ...known].slice(0, MAX));
}

/** Drops the keys of orders that belong to an account: its session opens them, and log-out takes them away (C471). */
export function dropOrderKeys(codes: readonly string[]): void {
  const orders = parseFollowedOrders(readFollowedText());
  const isDropped = ({ code, key }: RememberedOrder) => key !== null && codes.includes(code);
  if (orders.some(isDropped))
    write(orders.map((order) => (isDropped(order) ? { ...order, key: null } : order)));
}

/** Forgets the orders that only a session opens; those of a guest stay (C471). */
export function forgetMemberOrders(): void {
  const orders = parseFollowedOrders(readFollowedText());
  const left = orders.filter(({ key }) => key !== null);
  if (left.length < orders.length) write(left);
}

/** Forgets an order that has ended, or that cannot be opened any more. */
export function forgetOrder(code: string): void {
  const orders = parseFollowedOrders(readFollowedText());
  if (orders.some((order) => order.code === code)) write(orders.filter((order) => order.code !== code));
}

/** Calls `listener` when the orders may have changed, in this tab or another. @returns the unsubscribe function */
export function onFollowedOrders(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
