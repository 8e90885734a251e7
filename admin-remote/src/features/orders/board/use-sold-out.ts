import { readRuntimeConfig } from '@storefront/shared/config';
import type { OrderItem } from '@storefront/shared/contract/entities/order';
import { callQuery } from '@storefront/shared/query/call-query';
import { orderItemName } from '@storefront/shared/rules/orders';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { MarkedDish } from '../../../common/sold-out/sold-out-words';
import type { DishOfMove } from './board-moves';
import type { SoldLine } from './SoldLines';

const NONE: readonly MarkedDish[] = [];

/** Returns the dishes that staff marked as sold out, or count (C225, C226); none with a server that knows only §7. */
export const useSoldOut = (): readonly MarkedDish[] =>
  useQuery({ ...callQuery('listSoldOut', {}), enabled: readRuntimeConfig().ownServer }).data ?? NONE;

/** Returns dishes with the pieces that staff see left of each, as the cached list has them (C226). */
export function withPiecesLeft(client: QueryClient, ids: readonly string[]): readonly DishOfMove[] {
  const counted = client.getQueryData(callQuery('listSoldOut', {}).queryKey) ?? NONE;
  return ids.map((id) => ({ id, piecesLeft: counted.find(({ _id }) => _id === id)?.piecesLeft || null }));
}

/** Returns the dishes of an order, each once, with their marks. Lines of an unknown product are left out. */
export function dishesOf(items: readonly OrderItem[], marked: readonly MarkedDish[]): readonly MarkedDish[] {
  const dishes = new Map<string, MarkedDish>();
  for (const line of items) {
    const { type = 'product', productId: _id } = line;
    if (type !== 'product' || !_id) continue;
    dishes.set(_id, marked.find((dish) => dish._id === _id) ?? { _id, name: orderItemName(line) });
  }
  return [...dishes.values()];
}

/** Without the options of a dish: it is sold out with all of them. */
const lineName = (line: OrderItem): string =>
  [orderItemName(line), line.selectedColor, line.selectedSize].filter(Boolean).join(', ');

/** Returns what can be sold out in an order: each dish once, and each of its clothes by colour and size (C228). */
export function soldLinesOf(items: readonly OrderItem[], marked: readonly MarkedDish[]): readonly SoldLine[] {
  const lines = new Map<string, SoldLine>();
  for (const line of items) {
    const { type = 'product', productId } = line;
    const dishId = type === 'product' && productId ? productId : null;
    const key = dishId ?? line._id;
    const isMarked = marked.some(({ _id, soldOut }) => _id === dishId && soldOut);
    lines.set(key, { key, name: lineName(line), dishId, isMarked });
  }
  return [...lines.values()];
}
