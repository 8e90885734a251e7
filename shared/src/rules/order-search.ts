import { normalisePhone } from './contact';
import { meansPickup } from './shipping';
import { parseTableId } from './tables';
import { textKey } from './text';

/** How an order reaches the customer: brought to a place, fetched, or brought to a table. */
export const ORDER_KINDS = ['delivery', 'pickup', 'table'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

interface Destined {
  readonly tableNumber?: string | null | undefined;
  readonly deliveryOption?: string | null | undefined;
  readonly deliveryLocation?: string | null | undefined;
}

/** Returns the kind of an order. */
export function orderKind({ tableNumber, deliveryOption, deliveryLocation }: Destined): OrderKind {
  if (tableNumber) return 'table';
  return meansPickup(deliveryLocation ?? deliveryOption ?? '') ? 'pickup' : 'delivery';
}

/** The fields of an order that staff search. */
export interface SearchedOrder {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly code?: string | null | undefined;
  readonly tableNumber?: string | null | undefined;
  readonly guestName?: string | null | undefined;
}

/** Returns the text that staff search, one field per line, so that no match spans two of them. */
export function orderSearchKey(order: SearchedOrder): string {
  const { fullName, email, phone, code, tableNumber, guestName } = order;
  const always = [fullName, email, phone, code].map((text) => textKey(text ?? ''));
  const atTable = [tableNumber && `table ${textKey(tableNumber)}`, guestName && textKey(guestName)];
  return [...always, ...atTable.filter(Boolean)].join('\n');
}

/** Fewer digits match too many phones. */
const PHONE_PART_MIN = 4;

/** Returns the digits if a search is at least four digits of a phone number, in any spelling (C30); else null. */
export function searchedPhone(search: string): string | null {
  const phone = normalisePhone(search);
  return phone.ok && phone.digits.length >= PHONE_PART_MIN ? phone.digits : null;
}

/** Returns whether a phone contains a searched number. */
export function isPhonePart(phone: string, search: string): boolean {
  const digits = searchedPhone(search);
  return digits !== null && phone.includes(digits);
}

/** What staff mean by a search: exactly one table, or a part of the text of `orderSearchKey`. */
export type OrderSearch =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'text'; readonly key: string };

/** Reads a search. `table 7` means that table only; a phone number may be written in any way. */
export function readOrderSearch(search: string): OrderSearch {
  const table = parseTableId(/^\s*table\s+(\S+)\s*$/i.exec(search)?.[1]);
  if (table !== null) return { kind: 'table', table: textKey(table) };
  return { kind: 'text', key: searchedPhone(search) ?? textKey(search.replace(/^\s*#/, '')) };
}

/** Returns whether an order matches a search, as the server decides it; a blank search matches all. */
export function matchesOrderSearch(order: SearchedOrder, search: string): boolean {
  const wanted = readOrderSearch(search);
  if (wanted.kind === 'table') return textKey(order.tableNumber ?? '') === wanted.table;
  return orderSearchKey(order).includes(wanted.key);
}
