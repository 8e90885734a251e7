import { missingFields, ORDER_ITEM_REQUIRED } from '@storefront/shared/rules/form-fields';
import { parseQuantity } from '@storefront/shared/rules/quantity';
import { cleanRequests } from '@storefront/shared/rules/text';
import type { DraftLine } from './draft';
import type { Suggestion } from './suggestion';

/** Values of the add-item dialog, as typed. */
export interface ItemForm {
  readonly name: string;
  readonly picked: Suggestion | null;
  readonly quantity: string;
  readonly color: string;
  readonly size: string;
  readonly requests: string;
}

export const emptyItem: ItemForm = {
  name: '',
  picked: null,
  quantity: '1',
  color: '',
  size: '',
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
});

/** Returns the new line; null if name, price or a quantity of at least 1 is missing (§5). */
export function toNewLine(form: ItemForm): DraftLine | null {
  const { picked, name } = form;
  const quantity = parseQuantity(form.quantity);
  const missing = missingFields({ name, price: picked?.pricePaisa }, ORDER_ITEM_REQUIRED);
  if (missing.length > 0 || !picked || quantity === null) return null;
  return {
    key: crypto.randomUUID(),
    _id: null,
    productId: picked.productId,
    type: picked.type,
    name: picked.name,
    pricePaisa: picked.pricePaisa,
    quantity,
    selectedColor: form.color.trim() || null,
    selectedSize: form.size.trim() || null,
    requests: cleanRequests(form.requests),
  };
}
