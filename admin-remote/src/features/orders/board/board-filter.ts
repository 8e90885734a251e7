import type { Order } from '@storefront/shared/contract/entities/order';
import { matchesOrderSearch, type OrderKind, orderKind } from '@storefront/shared/rules/order-search';
import { linesOf } from '../department-lines';

/** What the chips show: orders of one kind, or those with clothes to pack. */
export type BoardKind = 'all' | OrderKind | 'closet';

export interface BoardFilter {
  readonly kind: BoardKind;
  readonly search: string;
}

export const ALL_ORDERS: BoardFilter = { kind: 'all', search: '' };

/** Returns whether an order is of a chip. */
export function isOfKind(order: Order, kind: BoardKind): boolean {
  if (kind === 'all') return true;
  return kind === 'closet' ? linesOf(order, 'closet').length > 0 : orderKind(order) === kind;
}

/** Returns whether the board shows an order. */
export const passesBoard = (order: Order, { kind, search }: BoardFilter): boolean =>
  isOfKind(order, kind) && matchesOrderSearch(order, search);
