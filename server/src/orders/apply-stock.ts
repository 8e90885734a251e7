import type { OrderChange } from '@storefront/shared/contract/envelope';
import {
  type CellsByItem,
  isCounted,
  type StockMove,
  stockMoveKind,
  stockMoves,
  type TakenLine,
} from '@storefront/shared/ordering/order-effects';
import { notEnoughPieces, stockShortage } from '@storefront/shared/ordering/order-refusal';
import type { ItemLookup } from '@storefront/shared/ordering/price-lines';
import { cellKey, NOT_SORTED } from '@storefront/shared/rules/stock-cells';
import { addToStoredCell, selectCells } from '../catalogue/closet/closet-cells';
import { type MovedItem, stockEventsOf } from '../catalogue/closet/stock-events';
import type { Tx } from '../platform/db/database';
import { lockRows } from '../platform/db/lock-rows';
import type { OrderLinesTable } from '../platform/db/schema';
import type { StockEventsTable } from '../platform/db/stock-schema';
import { failureOf } from './order-failure';
import { effectStateOf, type OrderWithLines } from './order-with-lines';

/** What the caller still has to store. */
interface StockChange {
  /** The history of the closet items whose pieces were taken or put back, still to be stored (C259). */
  readonly events: readonly StockEventsTable[];
  /** Whether an item sold out or came back in stock, or the count of a dish changed. */
  readonly turnedOver: boolean;
}

interface LockedItem {
  readonly name: string;
  readonly stock: number;
}

/**
 * Puts back the pieces of the lines before and takes those of the lines after: of closet items, then of dishes that staff
 * count, in order of id (C24, C226, P6, P15). An item that is counted by cells changes a cell and its sum (C273).
 *
 * @param before null when the order was just placed
 * @param locked all items of the order, if the caller has locked and read them
 * @throws Failure 409 when pieces are missing
 */
export async function applyStock(
  tx: Tx,
  before: OrderWithLines | null,
  after: OrderWithLines,
  now: number,
  locked?: ItemLookup,
): Promise<StockChange> {
  const lines = [takenLines(before?.lines ?? []), takenLines(after.lines)] as const;
  const ids = new Set(lines.flat().flatMap(({ type, itemId }) => (type === 'closet' ? [itemId] : [])));
  const { items, cells } = locked ? knownItems(locked, ids) : await lockClosetItems(tx, [...ids]);
  const moves = stockMoves(...lines, cells);
  const mayBeCounted = ({ type, itemId }: StockMove) => {
    const dish = locked?.byId(itemId, type);
    return dish?.type !== 'product' || dish.piecesLeft !== null;
  };
  const dishes = await moveDishes(tx, moves.filter(mayBeCounted), after.order.created_at);
  const closet = await moveClosetItems(tx, moves, items, cells);
  const refusal = notEnoughPieces([...closet.shortages, ...dishes.shortages]);
  if (refusal) throw failureOf(refusal);
  const events = stockEventsOf(closet.moved, {
    at: now,
    actor: before === null ? after.order.user_id : after.order.updated_by,
    kind: stockMoveKind(before && effectStateOf(before), effectStateOf(after)),
    order_id: after.order.id,
  });
  const turnedOver = closet.moved.some(({ itemId, stockAfter }) => {
    const was = items.get(itemId)?.stock ?? 0;
    return (was === 0) !== (stockAfter === 0);
  });
  return { events, turnedOver: turnedOver || dishes.moved };
}

/** Lines whose pieces are out of the stock; restocked lines have none (P15). */
const takenLines = (lines: readonly OrderLinesTable[]): TakenLine[] =>
  lines
    .filter(({ restocked }) => restocked === 0)
    .map(({ item_type, item_id, quantity, size, color }) => ({
      ...{ type: item_type, itemId: item_id, quantity },
      ...{ selectedSize: size, selectedColor: color },
    }));

interface LockedItems {
  readonly items: ReadonlyMap<string, LockedItem>;
  readonly cells: CellsByItem;
}

/** Returns closet items that are locked already, in order of id. */
function knownItems(locked: ItemLookup, ids: ReadonlySet<string>): LockedItems {
  const found = [...ids].sort().flatMap((id) => locked.byId(id, 'closet') ?? []);
  const closet = found.flatMap((item) => (item.type === 'closet' ? [item] : []));
  return {
    items: new Map(closet.map(({ id, name, stock }) => [id, { name, stock }])),
    cells: new Map(closet.flatMap(({ id, cells }) => (cells ? [[id, cells]] : []))),
  };
}

/** Locks closet items until the commit, in order of id. Their cells belong to the lock. */
async function lockClosetItems(tx: Tx, ids: readonly string[]): Promise<LockedItems> {
  if (ids.length === 0) return { items: new Map(), cells: new Map() };
  const rows = await tx
    .selectFrom('closet_items')
    .select(['id', 'name', 'stock'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  return { items: new Map(rows.map(({ id, ...item }) => [id, item])), cells: await selectCells(tx, ids) };
}

/** Moves closet pieces: each cell, then the sum of its item. Leaves items alone of which pieces are missing. */
async function moveClosetItems(
  tx: Tx,
  moves: readonly StockMove[],
  items: ReadonlyMap<string, LockedItem>,
  cells: CellsByItem,
): Promise<{ readonly moved: readonly MovedItem[]; readonly shortages: readonly OrderChange[] }> {
  const moved: MovedItem[] = [];
  const shortages: OrderChange[] = [];
  for (const [itemId, { name, stock }] of items) {
    const own = moves.filter((move) => move.type === 'closet' && move.itemId === itemId);
    if (own.length === 0) continue;
    const missing: OrderChange[] = [];
    for (const { cell, pieces } of own) {
      if (!cell || (await addToStoredCell(tx, itemId, cell, pieces))) continue;
      const left = cells.get(itemId)?.find((one) => cellKey(one) === cellKey(cell))?.stock ?? 0;
      missing.push(stockShortage({ itemId, name, cell }, -pieces, left));
    }
    const pieces = own.reduce((sum, move) => sum + move.pieces, 0);
    if (missing.length === 0 && !(await addToItem(tx, itemId, pieces)))
      missing.push(stockShortage({ itemId, name, cell: null }, -pieces, stock));
    shortages.push(...missing);
    const steps = own.map(({ cell, pieces: step }) => ({ ...(cell ?? NOT_SORTED), pieces: step }));
    moved.push({ itemId, steps, stockAfter: stock + pieces });
  }
  return { moved, shortages };
}

/** Adds pieces to the stock of an item. Returns false if fewer than none would be left (P6). */
async function addToItem(tx: Tx, itemId: string, pieces: number): Promise<boolean> {
  if (pieces === 0) return true;
  const row = await tx
    .updateTable('closet_items')
    .set((item) => ({ stock: item('stock', '+', pieces) }))
    .where('id', '=', itemId)
    .where('stock', '>=', -pieces)
    .returning('stock')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the counts of dishes that an order placed at this time takes from (C226). */
async function moveDishes(
  tx: Tx,
  moves: readonly StockMove[],
  placedAt: number,
): Promise<{ readonly moved: boolean; readonly shortages: readonly OrderChange[] }> {
  const wanted = moves.filter(({ type }) => type === 'product');
  const counted = await lockCounted(tx, wanted, placedAt);
  const shortages: OrderChange[] = [];
  for (const { itemId, pieces } of wanted) {
    const dish = counted.get(itemId);
    if (!dish || (await addToDish(tx, itemId, pieces))) continue;
    shortages.push(stockShortage({ itemId, name: dish.name, cell: null }, -pieces, dish.stock));
  }
  return { moved: wanted.some(({ itemId }) => counted.has(itemId)), shortages };
}

/** Locks the dishes whose count an order placed at this time takes from. */
async function lockCounted(
  tx: Tx,
  moves: readonly StockMove[],
  placedAt: number,
): Promise<ReadonlyMap<string, LockedItem>> {
  const dishes = moves.map(({ itemId }) => itemId);
  if (dishes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'name', 'sold_out_at', 'pieces_left'])
    .where('id', 'in', dishes)
    .where('pieces_left', 'is not', null)
    .orderBy('id')
    .$call(lockRows(tx))
    .execute();
  return new Map(
    rows
      .filter(({ sold_out_at }) => isCounted(sold_out_at, placedAt))
      .map(({ id, name, pieces_left }) => [id, { name, stock: pieces_left ?? 0 }]),
  );
}

async function addToDish(tx: Tx, id: string, pieces: number): Promise<boolean> {
  const dish = await tx
    .updateTable('products')
    .set((product) => ({ pieces_left: product('pieces_left', '+', pieces) }))
    .where('id', '=', id)
    .where('pieces_left', '>=', -pieces)
    .returning('pieces_left')
    .executeTakeFirst();
  return dish !== undefined;
}
