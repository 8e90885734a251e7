import type { OrderChange } from '../contract/envelope';
import type { ClosetChoice } from '../rules/closet-choice';
import type { MenuMode } from '../rules/menu';
import { type Paisa, toPaisa, toRupees } from '../rules/money';
import { cleanRequests } from '../rules/text';
import { badField, isRefusal, type OrderRefusal } from './order-refusal';
import type { LineInput } from './order-request';
import { chooseOptions, imageOf, isSellable, type SellableItem } from './sellable-item';

/** The items of the catalogue that the lines of one order may name; deleted ones too. */
export interface ItemLookup {
  /** The item with this id, of this type or else of the other: orders of §7 name no type (C8). */
  byId(id: string, type: SellableItem['type']): SellableItem | undefined;
  /** The one item with this name, of this type or else of the other (`findByNameIn`). */
  byName(name: string, type: SellableItem['type']): SellableItem | undefined;
}

/** A line with its item; undefined where no item ever had its id. */
export interface ResolvedLine {
  readonly line: LineInput;
  readonly item: SellableItem | undefined;
}

/** A line at the catalogue's name and price, as the order keeps it (C78, P3). */
export interface PricedLine extends ClosetChoice {
  readonly type: SellableItem['type'];
  readonly itemId: string;
  readonly name: string;
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  readonly requests: string;
  readonly image: string;
}

export interface PricedLines {
  readonly lines: readonly PricedLine[];
  /** Lines that cannot be ordered as the customer saw them. */
  readonly gone: readonly OrderChange[];
  /** Prices that changed; they matter only if the total rose (C84). */
  readonly changedPrices: readonly OrderChange[];
}

/** Finds the item of a line: by id, else by its name (C7, C8). @param path of the line in the request, `item.0` */
export function resolveLine(line: LineInput, items: ItemLookup, path: string): ResolvedLine | OrderRefusal {
  if (line.productId) return { line, item: items.byId(line.productId, line.type) };
  if (!line.name?.trim()) return badField(`${path}._id`, 'is required');
  const item = items.byName(line.name, line.type);
  return item ? { line, item } : badField(`${path}.name`, 'names no product');
}

/** Finds the items of all lines, or refuses the first line that names none. @param field name of the list */
export function resolveLines(
  lines: readonly LineInput[],
  items: ItemLookup,
  field: string,
): readonly ResolvedLine[] | OrderRefusal {
  const resolved: ResolvedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const one = resolveLine(line, items, `${field}.${index}`);
    if (isRefusal(one)) return one;
    resolved.push(one);
  }
  return resolved;
}

/** More rupees than any order costs, and still exact in paisa. */
const MOST_RUPEES = 1e12;

/** An amount in rupees that a client sent, however absurd, as paisa to compare with (C5). */
export const clientPaisa = (rupees: number): Paisa =>
  toPaisa(Math.max(-MOST_RUPEES, Math.min(rupees, MOST_RUPEES)));

function priceLine({ line, item }: ResolvedLine, mode: MenuMode): PricedLine | null {
  if (!item || !isSellable(item, mode)) return null;
  const choice = chooseOptions(item, line);
  if ('field' in choice) return null;
  return {
    type: item.type,
    itemId: item.id,
    name: item.name,
    pricePaisa: item.pricePaisa,
    quantity: line.quantity,
    ...choice,
    requests: cleanRequests(line.requests),
    image: imageOf(item, choice.selectedColor),
  };
}

const goneChange = ({ line, item }: ResolvedLine): OrderChange => ({
  kind: 'gone',
  _id: item?.id ?? line.productId,
  name: item?.name ?? line.name ?? '',
  was: line.price,
  now: null,
});

/** Prices lines from the catalogue as it is now; a client's prices are only compared with (C5, P3). */
export function priceLines(resolved: readonly ResolvedLine[], mode: MenuMode): PricedLines {
  const lines: PricedLine[] = [];
  const gone: OrderChange[] = [];
  const changedPrices: OrderChange[] = [];
  for (const one of resolved) {
    const priced = priceLine(one, mode);
    if (!priced) {
      gone.push(goneChange(one));
      continue;
    }
    lines.push(priced);
    const was = one.line.price;
    const { itemId, name, pricePaisa } = priced;
    if (was !== null && clientPaisa(was) !== pricePaisa)
      changedPrices.push({ kind: 'price', _id: itemId, name, was, now: toRupees(pricePaisa) });
  }
  return { lines, gone, changedPrices };
}
