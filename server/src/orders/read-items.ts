import type { ResolvedLine } from '@storefront/shared/ordering/price-lines';
import { findIdByName, findSellable } from '../catalogue/find-sellable';
import type { Tx } from '../platform/db/database';
import { badField } from '../platform/http/failure';
import { holdItems } from './hold-items';
import type { LineInput } from './place/placing';

/** What a line without an id means (C7). @throws Failure 400 unless one product alone has the name. */
async function resolveByName(tx: Tx, { name, type }: LineInput, field: string): Promise<string> {
  if (!name?.trim()) throw badField(`${field}._id`, 'is required');
  const id = await findIdByName(tx, name, type);
  if (!id) throw badField(`${field}.name`, 'names no product');
  return id;
}

/**
 * Finds what each line is about: by id, else by its exact name (C7, C8).
 *
 * @param field name of the list in the request @param first place in it of the first of these lines
 */
export async function resolveLines(
  tx: Tx,
  lines: readonly LineInput[],
  field: string,
  first = 0,
): Promise<ResolvedLine[]> {
  const named = new Map<LineInput, string>();
  for (const [index, line] of lines.entries()) {
    if (!line.productId) named.set(line, await resolveByName(tx, line, `${field}.${first + index}`));
  }
  const idOf = (line: LineInput) => line.productId || named.get(line) || '';
  const ids = [...new Set(lines.map(idOf))];
  await holdItems(tx, ids);
  const found = await findSellable(tx, ids);
  return lines.map((line) => ({ line, item: found.get(idOf(line), line.type) }));
}
