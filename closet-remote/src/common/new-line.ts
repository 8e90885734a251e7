import type { NewLine } from '@storefront/shared/cart/line';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { ClosetChoice } from '@storefront/shared/rules/closet-choice';

/** A closet item as a cart line, with the picture of the chosen colour. */
export function toNewLine(item: ClosetItem, choice: ClosetChoice, quantity: number): NewLine {
  const color = item.colors.find(({ name }) => name === choice.selectedColor);
  return {
    ...choice,
    productId: item._id,
    type: 'closet',
    name: item.name,
    price: item.price,
    image: color?.image ?? item.image,
    imageSet: color ? color.imageSet : item.imageSet,
    quantity,
    requests: '',
  };
}
