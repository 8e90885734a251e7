import type { ClosetChoice } from '../rules/closet-choice';
import type { OptionGroup } from '../rules/dish-options';
import type { HappyHour } from '../rules/happy-hours';
import type { Mealtime } from '../rules/mealtimes';
import { isOrderable, type MenuMode } from '../rules/menu';
import type { Paisa } from '../rules/money';
import { leftText, maxQuantity } from '../rules/quantity';
import type { SoldOutUntil } from '../rules/sold-out';
import { type Cell, cellKey, cellOfLine, type StockCell } from '../rules/stock-cells';
import { textKey } from '../rules/text';

interface Sellable {
  readonly id: string;
  readonly name: string;
  readonly pricePaisa: Paisa;
  /** Taken off the list; carts and orders still refer to it (P16). */
  readonly isDeleted: boolean;
}

/** A cafe product as cart and orders see it. */
export interface SellableProduct extends Sellable {
  readonly type: 'product';
  readonly ugage: string;
  readonly soldOut: boolean;
  /** When the mark ends; absent for a dish without one (C225). */
  readonly soldOutUntil?: SoldOutUntil | undefined;
  /** Pieces that can still be ordered; null or absent unless staff count the dish (C226). */
  readonly piecesLeft?: number | null;
  /** When it is served, by itself or by its category; null or absent: all day (C263). */
  readonly mealtime?: Mealtime | null;
  /** Its category on the menu; absent where nothing depends on it. */
  readonly category?: string;
  /** Happy hours of its category; absent or empty without any (C274). */
  readonly happyHours?: readonly HappyHour[];
  /** Absent or empty without options (C255). */
  readonly optionGroups?: readonly OptionGroup[];
  /** URL of its picture, or empty. */
  readonly image: string;
}

/** A closet item as cart and orders see it. */
export interface SellableClosetItem extends Sellable {
  readonly type: 'closet';
  /** Pieces in stock, over all colours and sizes. */
  readonly stock: number;
  /** The pieces of each size and colour; null or absent where the stock is one number (C273). */
  readonly cells?: readonly StockCell[] | null;
  readonly sizeOptions: readonly string[];
  readonly colors: readonly { readonly name: string; readonly image: string }[];
}

/** Anything that a line of a cart or an order can name. */
export type SellableItem = SellableProduct | SellableClosetItem;

/** The pieces that a line takes from. Lines with equal keys share them (C159, C273). */
export interface StockPool {
  readonly key: string;
  readonly left: number;
  /** Null where the item's stock is one number. */
  readonly cell: Cell | null;
}

/**
 * Returns the pieces that a line with this choice takes from: of its size and colour where staff count them, else of the
 * closet item, or of a dish that staff count. Null where nobody counts.
 */
export function stockPool(item: SellableItem, choice: ClosetChoice): StockPool | null {
  const left = item.type === 'closet' ? item.stock : (item.piecesLeft ?? null);
  if (left === null) return null;
  if (item.type === 'product' || !item.cells) return { key: item.id, left, cell: null };
  const { stock, ...cell } = cellOfLine(item.cells, choice);
  return { key: `${item.id}\n${cellKey(cell)}`, left: stock, cell };
}

/** Returns the pieces of an item in stock, over all sizes and colours; null for a dish that staff do not count. */
export const stockOf = (item: SellableItem): number | null =>
  item.type === 'closet' ? item.stock : (item.piecesLeft ?? null);

/** Whether two lines of an item share its pieces. */
export const sharesStock = (item: SellableItem, a: ClosetChoice, b: ClosetChoice): boolean =>
  stockPool(item, a)?.key === stockPool(item, b)?.key;

/** Whether it can be ordered at home or at a table, its stock aside (C53, C96). */
export const isSellable = (item: SellableItem, mode: MenuMode): boolean =>
  !item.isDeleted && (item.type === 'closet' || isOrderable(item, mode));

/** A line of a cart, as far as its limit depends on it. */
export interface LineChoice extends ClosetChoice {
  /** Null: the normal cart. */
  readonly tableNumber: string | null;
}

/**
 * The most pieces that one line can hold now, 0 when the item cannot be ordered: a closet item's stock (§4) or that of
 * the size and colour (C273), a cafe product's availability at home or at a table (C53), and what is left of a dish that
 * staff count (C226).
 *
 * @param elsewhere pieces in other lines of the cart that share the stock (C159)
 */
export function lineLimit(item: SellableItem | undefined, line: LineChoice, elsewhere: number = 0): number {
  if (!item || !isSellable(item, line.tableNumber === null ? 'normal' : 'table')) return 0;
  const pool = stockPool(item, line);
  return pool === null ? maxQuantity() : maxQuantity(pool.left - elsewhere);
}

/** A line of a cart that is to change, and the pieces of its item in that cart. */
export interface LineChange extends LineChoice {
  readonly item: SellableItem;
  /** Pieces in the line before the change. */
  readonly own: number;
  /** Pieces in other lines of the same cart that share the stock. */
  readonly elsewhere: number;
}

/** Returns why a line cannot get this quantity, or null. Fewer pieces than before are always allowed (C159). */
export function quantityProblem(change: LineChange, quantity: number): string | null {
  const { item, own, elsewhere } = change;
  if (lineLimit(item, change) === 0) return `${item.name} cannot be ordered now`;
  const limit = lineLimit(item, change, elsewhere);
  if (quantity <= Math.max(limit, own - 1)) return null;
  const pool = stockPool(item, change);
  return pool !== null && pool.left - elsewhere <= limit
    ? leftText(pool.left, own + elsewhere)
    : `A cart line holds at most ${limit} pieces`;
}

/**
 * Returns why pieces cannot be added to a line, or null. An equal line grows up to the stock (P21), but not by nothing,
 * except in a push of a guest's cart: the cart holds those pieces already.
 */
export function additionProblem(change: LineChange, quantity: number, isPush: boolean): string | null {
  const limit = lineLimit(change.item, change, change.elsewhere);
  const fits = quantity <= limit && (isPush || change.own < limit);
  return fits ? null : quantityProblem(change, change.own + quantity);
}

/** A colour or size that the item does not come in. */
export interface UnknownChoice {
  readonly field: 'selectedColor' | 'selectedSize';
  readonly options: readonly string[];
}

/** The chosen option in the item's own spelling; the only one where none was chosen; undefined if unknown. */
function choose(options: readonly string[], chosen: string | null): string | null | undefined {
  const [onlyOption = null, ...others] = options;
  if (onlyOption === null) return null;
  if (chosen === null) return others.length === 0 ? onlyOption : null;
  return options.find((option) => textKey(option) === textKey(chosen));
}

/**
 * Reads colour and size of a line (C68). Null is allowed where there are several, as in the defaults of §7; an order
 * needs the size (`decideOrder`). A cafe product has neither, whatever was sent.
 */
export function chooseOptions(item: SellableItem, chosen: ClosetChoice): ClosetChoice | UnknownChoice {
  if (item.type === 'product') return { selectedColor: null, selectedSize: null };
  const colors = item.colors.map(({ name }) => name);
  const selectedColor = choose(colors, chosen.selectedColor);
  if (selectedColor === undefined) return { field: 'selectedColor', options: colors };
  const selectedSize = choose(item.sizeOptions, chosen.selectedSize);
  if (selectedSize === undefined) return { field: 'selectedSize', options: item.sizeOptions };
  return { selectedColor, selectedSize };
}

/**
 * Returns the size or colour that a line must name because staff count the pieces by it (C273); null if it names both,
 * or the item has only one.
 */
export function missingChoice(item: SellableItem, chosen: ClosetChoice): UnknownChoice | null {
  if (item.type === 'product' || !item.cells) return null;
  if (chosen.selectedSize === null && item.sizeOptions.length > 1)
    return { field: 'selectedSize', options: item.sizeOptions };
  if (chosen.selectedColor === null && item.colors.length > 1)
    return { field: 'selectedColor', options: item.colors.map(({ name }) => name) };
  return null;
}

/** 'Choose a size of Shirt: S, M' */
export const choiceText = (name: string, { field, options }: UnknownChoice): string =>
  `Choose a ${field === 'selectedSize' ? 'size' : 'colour'} of ${name}: ${options.join(', ')}`;

/** The URL of its picture: of a closet item the chosen colour's, else the first colour's (§3). */
export function imageOf(item: SellableItem, color: string | null): string {
  if (item.type === 'product') return item.image;
  const chosen = item.colors.find(({ name }) => name === color) ?? item.colors[0];
  return chosen?.image ?? '';
}

/**
 * The one item that a name means, in any capitals (C7). Among several with equal names the exact spelling decides;
 * undefined when none or more than one is meant.
 */
export function findByName<I extends { readonly name: string }>(
  items: readonly I[],
  name: string,
): I | undefined {
  const equal = items.filter((item) => textKey(item.name) === textKey(name));
  const exact = equal.filter((item) => item.name === name.trim());
  const [first, ...others] = exact.length > 0 ? exact : equal;
  return others.length === 0 ? first : undefined;
}

/**
 * The item that a name means in the first list that has the name. A table order of §7 names no type: the first list is
 * that of the type it may mean, the second that of the other (C7, C152).
 */
export function findByNameIn<I extends { readonly name: string }>(
  lists: readonly (readonly I[])[],
  name: string,
): I | undefined {
  const key = textKey(name);
  return findByName(lists.find((items) => items.some((item) => textKey(item.name) === key)) ?? [], name);
}
