import type { z } from 'zod';
import type { orderEditInput } from '../contract/order-input';
import { cleanRequests } from '../rules/text';
import { badField, cannotAdd, isRefusal, type OrderRefusal } from './order-refusal';
import type { LineInput } from './order-request';
import { type ItemLookup, type PricedLine, priceLines, resolveLine } from './price-lines';
import { choiceText, missingChoice } from './sellable-item';

/** A line as staff leave it; `_id` is the line's own id, `productId` the item of a new line. */
export type LineEdit = z.output<typeof orderEditInput>['items'][number];

/** One line of an edited order: a stored line with new values, or a new one. */
export type EditedLine<L> =
  | {
      readonly stored: L;
      readonly values: Pick<PricedLine, 'quantity' | 'selectedColor' | 'selectedSize' | 'requests'>;
    }
  | { readonly stored: null; readonly values: PricedLine };

const asInput = ({ productId, name, type, ...line }: LineEdit): LineInput => ({
  ...line,
  productId: productId || null,
  name: name ?? null,
  type: type ?? 'product',
  price: null,
});

/** The edited lines that the order does not have yet: their items must be in the lookup. */
export function linesToAdd(
  stored: readonly { readonly id: string }[],
  edits: readonly LineEdit[],
): readonly LineInput[] {
  const ids = new Set(stored.map(({ id }) => id));
  return edits.filter(({ _id }) => !ids.has(_id ?? '')).map(asInput);
}

/** Prices a new line from the catalogue (C73); staff may add dine-in products to any order. */
function addLine(line: LineEdit, items: ItemLookup, path: string, at: number): PricedLine | OrderRefusal {
  if (!line.productId && !line.name?.trim()) return badField(`${path}.productId`, 'is required');
  const resolved = resolveLine(asInput(line), items, path);
  if (isRefusal(resolved)) return resolved;
  const missing = resolved.item && missingChoice(resolved.item, line);
  if (missing && resolved.item)
    return badField(`${path}.${missing.field}`, choiceText(resolved.item.name, missing));
  const { lines, gone } = priceLines([resolved], 'table', { at });
  const [priced] = lines;
  const [refused] = gone;
  if (refused) return cannotAdd(refused);
  if (!priced) throw new Error('A line is either priced or gone');
  return priced;
}

/**
 * The lines of an order as staff leave them (C21). A stored line keeps its name, price and happy hour (C78, C278).
 *
 * @param at the time that the order is for, ms: a new line has the happy hour of it
 * @returns the lines in their new order; 400 for a line that comes twice or names nothing, 409 for a new line that cannot
 * be ordered
 */
export function editLines<L extends { readonly id: string }>(
  stored: readonly L[],
  edits: readonly LineEdit[],
  items: ItemLookup,
  at: number,
): readonly EditedLine<L>[] | OrderRefusal {
  const byId = new Map(stored.map((line) => [line.id, line]));
  const used = new Set<string>();
  const result: EditedLine<L>[] = [];
  for (const [index, line] of edits.entries()) {
    const known = byId.get(line._id ?? '');
    if (known) {
      if (used.has(known.id)) return badField(`items.${index}._id`, 'must not come twice');
      used.add(known.id);
      const { quantity, selectedColor, selectedSize } = line;
      const requests = cleanRequests(line.requests);
      result.push({ stored: known, values: { quantity, selectedColor, selectedSize, requests } });
      continue;
    }
    const added = addLine(line, items, `items.${index}`, at);
    if (isRefusal(added)) return added;
    result.push({ stored: null, values: added });
  }
  return result;
}
