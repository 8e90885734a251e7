import { findSold } from '../catalogue/find-sold';
import { findSoldByName } from '../catalogue/find-sold-by-name';
import type { Sold } from '../catalogue/sold';
import type { Tx } from '../platform/db/database';
import { badField } from '../platform/http/failure';
import { holdItems } from './hold-items';
import type { LineInput } from './placing';

/** A line with what it is about; undefined where nothing ever had its id. */
export interface ResolvedLine {
  readonly line: LineInput;
  readonly sold: Sold | undefined;
}

/** What a line without an id means (C7). @throws Failure 400 unless one product alone has the name. */
async function resolveByName(tx: Tx, { name, type }: LineInput, field: string): Promise<Sold> {
  if (!name?.trim()) throw badField(`${field}._id`, 'is required');
  const sold = await findSoldByName(tx, name, type);
  if (!sold) throw badField(`${field}.name`, 'names no product');
  return sold;
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
  const named = new Map<LineInput, Sold>();
  for (const [index, line] of lines.entries()) {
    if (!line.productId) named.set(line, await resolveByName(tx, line, `${field}.${first + index}`));
  }
  const idOf = (line: LineInput) => line.productId || named.get(line)?.id || '';
  const ids = [...new Set(lines.map(idOf))];
  await holdItems(tx, ids);
  const found = await findSold(tx, ids);
  return lines.map((line) => ({ line, sold: found.get(idOf(line), line.type) }));
}
