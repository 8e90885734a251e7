import type { OrderChange } from '../contract/envelope';
import type { ClosetChoice } from '../rules/closet-choice';
import {
  type ChosenOption,
  chosenOptions,
  defaultChoices,
  type OptionGroup,
  optionProblem,
  priceWithOptions,
} from '../rules/dish-options';
import { happyPercent } from '../rules/happy-hours';
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
  /** Of one piece, with its options. */
  readonly pricePaisa: Paisa;
  readonly quantity: number;
  readonly requests: string;
  /** The choices of a dish; empty without any (C256). */
  readonly options: readonly ChosenOption[];
  readonly image: string;
  /** Percent off by a happy hour at the time of the order; absent: none (C274). */
  readonly happyPercent?: number;
}

export interface PricedLines {
  readonly lines: readonly PricedLine[];
  /** Lines that cannot be ordered as the customer saw them: gone, or with choices that cannot be had (C257). */
  readonly gone: readonly OrderChange[];
  /** Prices that changed; they matter only if the total rose (C84). */
  readonly changedPrices: readonly OrderChange[];
  /** Happy hours that changed; they matter as prices do (C277). */
  readonly changedHappyHours: readonly OrderChange[];
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

const groupsOf = (item: SellableItem | undefined): readonly OptionGroup[] =>
  item?.type === 'product' ? (item.optionGroups ?? []) : [];

/** The choices of a line; those that a dish begins with if the client named none (C255). */
const choicesOf = (line: LineInput, groups: readonly OptionGroup[]): readonly string[] =>
  line.options ?? defaultChoices(groups);

/** Returns the percent off a dish at a time, ms; none of other things, and before anybody asks for a time. */
const percentOf = (item: SellableItem, at: number | null): number =>
  item.type === 'product' && at !== null ? happyPercent(item.happyHours ?? [], at) : 0;

function priceLine({ line, item }: ResolvedLine, mode: MenuMode, at: number | null): PricedLine | null {
  if (!item || !isSellable(item, mode)) return null;
  const choice = chooseOptions(item, line);
  if ('field' in choice) return null;
  const groups = groupsOf(item);
  const options = chosenOptions(groups, choicesOf(line, groups));
  const percent = percentOf(item, at);
  return {
    type: item.type,
    itemId: item.id,
    name: item.name,
    pricePaisa: priceWithOptions(item.pricePaisa, options),
    quantity: line.quantity,
    ...choice,
    requests: cleanRequests(line.requests),
    options,
    image: imageOf(item, choice.selectedColor),
    ...(percent > 0 && { happyPercent: percent }),
  };
}

/** The change of a line whose choices cannot be had; null for all others (C257). */
function optionChange({ line, item }: ResolvedLine, index: number): OrderChange | null {
  if (item?.type !== 'product') return null;
  const groups = groupsOf(item);
  const problem = optionProblem(groups, choicesOf(line, groups));
  if (!problem) return null;
  const { id: _id, name } = item;
  return { kind: 'option', _id, name, was: line.price, now: null, line: index, text: problem.text };
}

const goneChange = ({ line, item }: ResolvedLine): OrderChange => ({
  kind: 'gone',
  _id: item?.id ?? line.productId,
  name: item?.name ?? line.name ?? '',
  was: line.price,
  now: null,
  ...(item?.type === 'product' &&
    item.soldOut &&
    !item.isDeleted && { soldOut: item.soldOutUntil ?? ('today' as const) }),
});

interface PricingContext {
  /** The time that the order is for, ms; absent: no happy hour counts. */
  readonly at?: number | null;
  /** All lines of the request, which changes name by their index; the priced ones may be fewer (C257, C263). */
  readonly request?: readonly ResolvedLine[];
}

/**
 * Prices lines from the catalogue as it is now; a client's prices are only compared with (C5, P3).
 */
export function priceLines(
  resolved: readonly ResolvedLine[],
  mode: MenuMode,
  { at = null, request = resolved }: PricingContext = {},
): PricedLines {
  const lines: PricedLine[] = [];
  const gone: OrderChange[] = [];
  const changedPrices: OrderChange[] = [];
  const changedHappyHours: OrderChange[] = [];
  for (const one of resolved) {
    const index = request.indexOf(one);
    const priced = priceLine(one, mode, at);
    const refused = priced ? optionChange(one, index) : goneChange(one);
    if (!priced || refused) {
      if (refused) gone.push(refused);
      continue;
    }
    lines.push(priced);
    const was = one.line.price;
    const { itemId, name, pricePaisa } = priced;
    const [saw, now] = [one.line.happyHour ?? 0, priced.happyPercent ?? 0];
    if (saw !== now) changedHappyHours.push({ kind: 'offer', _id: itemId, name, was: saw, now, line: index });
    if (was !== null && clientPaisa(was) !== pricePaisa)
      changedPrices.push({
        kind: 'price',
        _id: itemId,
        name,
        was,
        now: toRupees(pricePaisa),
        ...(groupsOf(one.item).length > 0 && { line: index }),
      });
  }
  return { lines, gone, changedPrices, changedHappyHours };
}
