import { type NewLine, optionIdsOf } from '@storefront/shared/cart/line';
import { readStoredOptions } from '@storefront/shared/cart/stored-options';
import type { Input } from '@storefront/shared/contract/types';
import { optionsText } from '@storefront/shared/rules/dish-options';
import { toPaisa } from '@storefront/shared/rules/money';
import type { EarningLine } from '@storefront/shared/rules/points';
import { parseQuantity } from '@storefront/shared/rules/quantity';
import type { LineAmount } from '@storefront/shared/rules/totals';

/** An item on its way through the checkout. */
export interface CheckoutItem extends NewLine {
  /** The cart line it came from; null for Buy Now. */
  readonly lineId: string | null;
  /** That line in the member's cart on the server, as the order names it (C402); absent for a guest. */
  readonly cartLine?: string | undefined;
  /** The server's own sum of that line, in rupees, if it gave one (§9). */
  readonly total?: number | undefined;
  /** Percent off by a happy hour, as the customer sees it; absent or 0: none (C274). */
  readonly happyHour?: number | undefined;
}

type OrderLine = NonNullable<Input<'placeOrder'>['body']['item']>[number];

/** Items as the order calls take them: product id, choices, and null for a choice not made (§3, C8); ids of options (C256). */
export const toOrderLines = (items: readonly CheckoutItem[]): OrderLine[] =>
  items.map(
    ({
      productId,
      type,
      name,
      price,
      quantity,
      selectedSize,
      selectedColor,
      requests,
      options,
      happyHour,
      cartLine,
    }) => ({
      _id: productId,
      type,
      name,
      price,
      quantity,
      selectedSize,
      selectedColor,
      requests: requests || null,
      ...(options && { options: optionIdsOf({ options }) }),
      ...(happyHour && { happyHour }),
      ...(cartLine && { cartLine }),
    }),
  );

type Priced = Pick<CheckoutItem, 'type' | 'price' | 'quantity' | 'total' | 'happyHour'>;

/** An item or cart line in paisa, as the rules compute with it; its own total counts if it has one (§9). */
export const toPriced = ({ type, price, quantity, total, happyHour }: Priced): EarningLine & LineAmount => ({
  type,
  pricePaisa: toPaisa(price),
  quantity,
  happyPercent: happyHour,
  totalPaisa: total === undefined ? undefined : toPaisa(total),
});

type Choices = Pick<CheckoutItem, 'options' | 'selectedColor' | 'selectedSize' | 'requests'>;

/** The choices of a line in one text: "Indigo, 32" or "Large, Oat milk, Less ice, please". Empty when none was made. */
export const choicesText = ({ options = [], selectedColor, selectedSize, requests }: Choices): string =>
  [optionsText(options), selectedColor, selectedSize, requests].filter(Boolean).join(', ');

/** The options of each item in words; empty for an item without. */
export const optionTexts = (items: readonly CheckoutItem[]): readonly string[] =>
  items.map(({ options = [] }) => optionsText(options));

type Unread = { readonly [K in keyof CheckoutItem]?: unknown };

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isPrice = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 10_000_000;

function isItem(value: unknown): value is CheckoutItem {
  if (typeof value !== 'object' || value === null) return false;
  const item: Unread = value;
  return (
    isText(item.productId) &&
    isText(item.name) &&
    isText(item.requests) &&
    (item.type === 'product' || item.type === 'closet') &&
    isPrice(item.price) &&
    (item.total === undefined || isPrice(item.total)) &&
    parseQuantity(item.quantity) !== null &&
    (item.category === undefined || isText(item.category)) &&
    isTextOrNull(item.lineId) &&
    isTextOrNull(item.selectedColor) &&
    isTextOrNull(item.selectedSize) &&
    (item.options === undefined || readStoredOptions(item.options) !== undefined)
  );
}

/** The valid items of a value from a history entry or a storage; drops everything else (P24). */
export const readItems = (value: unknown): readonly CheckoutItem[] =>
  Array.isArray(value) ? value.filter(isItem) : [];
