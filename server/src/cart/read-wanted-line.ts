import { badField, notFound } from '@storefront/http/failure';
import type { Calls } from '@storefront/shared/contract/calls';
import { chooseOptions, missingChoice } from '@storefront/shared/ordering/sellable-item';
import { parseTableId } from '@storefront/shared/rules/tables';
import { cleanRequests } from '@storefront/shared/rules/text';
import type { z } from 'zod';
import { findSellable, type PicturedItem } from '../catalogue/find-sellable';
import type { Reader } from '../platform/db/database';
import type { WantedLine } from './cart-line-row';

export type AddInput = z.output<Calls['addToCart']['body']>;

function readTable({ isTableOrder, tableNumber }: AddInput): string | null {
  if (!isTableOrder) return null;
  const table = parseTableId(tableNumber);
  if (table === null) throw badField('tableNumber', 'is no table of ours');
  return table;
}

/**
 * Reads a line to add to the cart, spelled as in the catalogue (C50, C60, C68).
 *
 * @throws Failure 404 for an unknown item; 400 for an unknown table, colour or size, or one that is missing (C258)
 */
export async function readWantedLine(
  db: Reader,
  userId: string,
  id: string,
  input: AddInput,
): Promise<{ readonly line: WantedLine; readonly item: PicturedItem }> {
  const tableNumber = readTable(input);
  const item = (await findSellable(db, [id])).get(id, input.type);
  if (!item || item.isDeleted || item.type !== input.type)
    throw notFound(input.type === 'closet' ? 'Item not found' : 'Product not found');
  const choice = chooseOptions(item, input);
  if ('field' in choice) throw badField(choice.field, `must be one of ${choice.options.join(', ')}`);
  const missing = missingChoice(item, choice);
  if (missing) throw badField(missing.field, `must be one of ${missing.options.join(', ')}`);
  const requests = cleanRequests(input.requests);
  return { line: { userId, type: item.type, itemId: item.id, ...choice, requests, tableNumber }, item };
}
