import { serverNow } from '@storefront/shared/api';
import type { OrderReceipt } from '../contract/entities/order';
import { isInTabOnly, readStored, writeStored } from '../rules/browser-storage';
import { ORDER_LINK_DAYS } from '../rules/orders';

/** An order that this browser knows. */
export interface RememberedOrder {
  readonly code: string;
  /** Opens it without a session; null for a member's order, which needs theirs. */
  readonly key: string | null;
  /** When this browser placed or found it, ms; absent in what older releases stored. */
  readonly at?: number;
  /** It has ended: the strip leaves it out, a guest's key stays (C401). */
  readonly isOver?: true;
  /** Identities of the ordered lines (`identityOf`), for other tabs that show the same goods (C402). */
  readonly goods?: readonly string[];
}

const KEY = 'ordersUnderWay';
const CHANGED = 'ordersUnderWayChanged';
const MAX = 50;
const MAX_AGE_MS = ORDER_LINK_DAYS * 24 * 60 * 60 * 1000;

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const isRemembered = (value: unknown): value is RememberedOrder => {
  const { code, key, at, goods } = (value ?? {}) as Partial<Record<keyof RememberedOrder, unknown>>;
  return (
    typeof code === 'string' &&
    (key === null || typeof key === 'string') &&
    (at === undefined || typeof at === 'number') &&
    (goods === undefined || isTextList(goods))
  );
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
export const readFollowedText = (): string => readStored(KEY) ?? '[]';

/** Returns whether this tab alone knows its orders: closing it loses every way to them but their links (C404). */
export const isFollowedInTabOnly = (): boolean => isInTabOnly(KEY);

/** Returns those of the orders that the strip shows. */
export const ordersUnderWay = (orders: readonly RememberedOrder[]): readonly RememberedOrder[] =>
  orders.filter(({ isOver }) => !isOver);

/** Reserves the space of the strip for that many orders; before the first paint `first-theme.js` does the same. */
export function markOrders(count: number): void {
  const { dataset } = document.documentElement;
  if (count > 0) dataset.orders = String(Math.min(count, 2));
  else delete dataset.orders;
}

/** Stores orders without those whose links have expired. */
function write(orders: readonly RememberedOrder[]): void {
  const now = serverNow();
  const kept = orders
    .map((order) => ({ ...order, at: order.at ?? now }))
    .filter(({ at }) => now - at < MAX_AGE_MS)
    .slice(0, MAX);
  writeStored(KEY, kept.length > 0 ? JSON.stringify(kept) : null);
  markOrders(ordersUnderWay(kept).length);
  window.dispatchEvent(new CustomEvent(CHANGED));
}

/**
 * Remembers a placed order, so that every page shows how it stands. Nothing if the server gave no link (§7).
 *
 * @param goods identities of the ordered lines
 */
export function rememberOrder(
  receipt: OrderReceipt | null,
  isMember: boolean,
  goods: readonly string[] = [],
): void {
  if (!receipt?.code || !receipt.key) return;
  const { code, key } = receipt;
  const others = parseFollowedOrders(readFollowedText()).filter((order) => order.code !== code);
  write([{ code, key: isMember ? null : key, at: serverNow(), goods }, ...others]);
}

/** Remembers orders of the signed-in member, placed on any device; their session opens them. */
export function rememberMemberOrders(codes: readonly string[]): void {
  const known = parseFollowedOrders(readFollowedText());
  const added = codes.filter((code) => !known.some((order) => order.code === code));
  if (added.length > 0) write([...added.map((code) => ({ code, key: null })), ...known]);
}

/** Drops the keys of orders that belong to an account: its session opens them, and log-out takes them away (C471). */
export function dropOrderKeys(codes: readonly string[]): void {
  const orders = parseFollowedOrders(readFollowedText());
  const isDropped = ({ code, key }: RememberedOrder) => key !== null && codes.includes(code);
  if (orders.some(isDropped))
    write(
      orders
        .filter((order) => !isDropped(order) || !order.isOver)
        .map((order) => (isDropped(order) ? { ...order, key: null } : order)),
    );
}

/** Forgets the orders that only a session opens; those of a guest stay (C471). */
export function forgetMemberOrders(): void {
  const orders = parseFollowedOrders(readFollowedText());
  const left = orders.filter(({ key }) => key !== null);
  if (left.length < orders.length) write(left);
}

/**
 * Takes an order that has ended out of the strip, or back in if staff undid its end (C168). A guest's key stays on this
 * device as long as the link works (C401); a member's order is opened by their session.
 */
export function setOrderOver(code: string, isOver: boolean): void {
  const orders = parseFollowedOrders(readFollowedText());
  const order = orders.find((one) => one.code === code);
  if (!order || (order.isOver ?? false) === isOver) return;
  const { isOver: _, ...underWay } = order;
  const changed = isOver ? { ...underWay, isOver } : underWay;
  if (order.key === null) forgetOrder(code);
  else write(orders.map((one) => (one === order ? changed : one)));
}

/** Forgets an order and its key. */
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
