import {
  chosenOptions,
  defaultChoices,
  type OptionGroup,
  optionProblem,
  priceWithOptions,
} from '@storefront/shared/rules/dish-options';
import { missingFields, ORDER_ITEM_REQUIRED } from '@storefront/shared/rules/form-fields';
import { newKey } from '@storefront/shared/rules/new-key';
import { MAX_LINE_QUANTITY, parseQuantity } from '@storefront/shared/rules/quantity';
import { cellOfLine } from '@storefront/shared/rules/stock-cells';
import { cleanRequests } from '@storefront/shared/rules/text';
import type { FieldErrors } from '../../../common/form/form-failure';
import type { DraftLine } from './draft';
import type { Suggestion } from './suggestion';

/** Values of the add-item dialog, as typed. */
export interface ItemForm {
  readonly name: string;
  readonly picked: Suggestion | null;
  readonly quantity: string;
  /** One of the item's colours, `NOT_KNOWN`, or empty: not answered. */
  readonly color: string;
  /** One of the item's sizes, `NOT_KNOWN`, or empty: not answered. */
  readonly size: string;
  /** Ids of the chosen options; null: those that the dish begins with (C255). */
  readonly options: readonly string[] | null;
  readonly requests: string;
}

/** The answer of staff who do not know the colour or size: both are optional (§5, C171). */
export const NOT_KNOWN = '?';

export const emptyItem: ItemForm = {
  name: '',
  picked: null,
  quantity: '1',
  color: '',
  size: '',
  options: null,
  requests: '',
};

const only = (options: readonly string[]) => (options.length === 1 ? (options[0] ?? '') : '');

/** Returns the form with the picked product's name and price, and its colour and size if it has only one (C68). */
export const withPick = (form: ItemForm, picked: Suggestion): ItemForm => ({
  ...form,
  picked,
  name: picked.name,
  color: only(picked.colors),
  size: only(picked.sizes),
  options: null,
});

/** Returns whether name, price or a quantity of at least 1 is missing: 'Please fill in all required fields' (§5). */
export const isIncomplete = ({ name, picked, quantity }: ItemForm): boolean =>
  missingFields({ name, price: picked?.pricePaisa }, ORDER_ITEM_REQUIRED).length > 0 ||
  parseQuantity(quantity) === null;

const answer = (choice: string) => (choice === NOT_KNOWN ? null : choice.trim() || null);

/** Returns the ids of the chosen options: those that the dish begins with until staff choose. */
export const chosenIds = ({ options }: ItemForm, groups: readonly OptionGroup[]): readonly string[] =>
  options ?? defaultChoices(groups);

/**
 * Returns what prevents a line of the picked product: it is sold out, too few are left, a choice is open (C171, C257).
 *
 * @param groups its option groups
 */
export function itemFaults(form: ItemForm, groups: readonly OptionGroup[] = []): FieldErrors {
  const { picked, quantity, color, size } = form;
  if (!picked) return {};
  const { colors, sizes, cells } = picked;
  const problem = optionProblem(groups, chosenIds(form, groups));
  if (picked.left === 0) return { name: 'Sold out. Choose another item.' };
  const choice = { selectedColor: answer(color), selectedSize: answer(size) };
  const isOpen = (colors.length > 0 && color === '') || (sizes.length > 0 && size === '');
  const left = cells && !isOpen ? cellOfLine(cells, choice).stock : picked.left;
  if (left === 0) return { size: 'Sold out in this size and colour' };
  const isTooMany = left !== null && left < MAX_LINE_QUANTITY && Number(quantity) > left;
  return {
    ...(isTooMany && { quantity: `Only ${left} left` }),
    ...(colors.length > 0 && color === '' && { color: 'Choose a colour' }),
    ...(sizes.length > 0 && size === '' && { size: 'Choose a size' }),
    ...(problem && { options: problem.text }),
  };
}

/** Returns the new line; null if the form is incomplete (§5). @param groups option groups of the picked product */
export function toNewLine(form: ItemForm, groups: readonly OptionGroup[] = []): DraftLine | null {
  const { picked } = form;
  const quantity = parseQuantity(form.quantity);
  if (isIncomplete(form) || !picked || quantity === null) return null;
  const options = chosenOptions(groups, chosenIds(form, groups));
  return {
    key: newKey(),
    _id: null,
    productId: picked.productId,
    type: picked.type,
    name: picked.name,
    category: picked.category,
    pricePaisa: priceWithOptions(picked.pricePaisa, options),
    quantity,
    selectedColor: answer(form.color),
    selectedSize: answer(form.size),
    requests: cleanRequests(form.requests),
    options: groups.length > 0 ? options.map(({ id, name }) => ({ _id: id, name })) : null,
  };
}
