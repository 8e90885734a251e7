import { badField, conflict, notFound } from '@storefront/http/failure';
import type { Calls } from '@storefront/shared/contract/calls';
import { chooseOptions, missingChoice } from '@storefront/shared/ordering/sellable-item';
import {
  type ChosenOption,
  chosenOptions,
  defaultChoices,
  optionProblem,
} from '@storefront/shared/rules/dish-options';
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

/** Returns the choices of a new line; null if the dish has no options. @throws Failure 409 if it cannot be had with them */
function readOptions(item: PicturedItem, { options }: AddInput): readonly ChosenOption[] | null {
  if (item.type === 'closet') return null;
  const { optionGroups = [] } = item;
  const ids = options ?? defaultChoices(optionGroups);
  const problem = optionProblem(optionGroups, ids);
  if (problem) throw conflict(problem.text);
  return optionGroups.length > 0 ? chosenOptions(optionGroups, ids) : null;
}

/**
 * Reads a line to add to the cart, spelled as in the catalogue (C50, C60, C68).
 *
 * @throws Failure 404 for an unknown item; 400 for an unknown table, colour or size, or one that is missing (C258); 409
 * for choices that cannot be had
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
  const options = readOptions(item, input);
  const line = { userId, type: item.type, itemId: item.id, ...choice, requests, tableNumber, options };
  return { line, item };
}
