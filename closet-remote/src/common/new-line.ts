import type { NewLine } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { type ClosetChoice, stockOfChoice } from '@storefront/shared/rules/closet-choice';
import { pictureOf } from './color-picture';

/** Returns a closet item as a cart line, with the picture of the chosen colour. */
export function toNewLine(item: ClosetItem, choice: ClosetChoice, quantity: number): NewLine {
  return {
    ...choice,
    productId: item._id,
    type: 'closet',
    name: item.name,
    price: item.price,
    ...pictureOf(item, choice.selectedColor),
    quantity,
    stock: stockOfChoice(item, choice),
    isStockOfChoice: item.cells !== undefined,
    requests: '',
  };
}
