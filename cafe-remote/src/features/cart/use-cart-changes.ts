import { useCartActions } from '@storefront/shared/cart';
import type { Line, NewLine } from '@storefront/shared/cart/line';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';

/** The line as a new line at its place in the cart, for Undo. */
const asNew = (line: Line, place: number): NewLine => ({
  place,
  addedAt: line.addedAt,
  productId: line.productId,
  type: line.type,
  name: line.name,
  price: line.price,
  image: line.image,
  imageSet: line.imageSet,
  quantity: line.quantity,
  selectedColor: line.selectedColor,
  selectedSize: line.selectedSize,
  requests: line.requests,
});

/** Changes of quantity and removals, with the messages of §8. */
export function useCartChanges(table: string | null) {
  const { add, setQuantity, remove } = useCartActions(table);

  const putBack = async (line: Line, place: number) => {
    const outcome = await add(asNew(line, place));
    if (!outcome.ok) notify.error(messages.menu.addFailed);
  };

  return {
    changeQuantity: async (line: Line, quantity: number) => {
      const outcome = await setQuantity(line.lineId, quantity);
      if (outcome.ok) notify.success(messages.cart.quantityUpdated, 'cart-quantity');
      else notify.error(messages.cart.quantityFailed, 'cart-quantity');
    },
    /** @param place index of the line, for Undo */
    removeLine: async (line: Line, place: number) => {
      const outcome = await remove([line.lineId]);
      if (!outcome.ok) {
        const noAnswer = outcome.error.status === 0;
        notify.error(noAnswer ? messages.cart.removeFailed : messages.cart.removeFromCartFailed);
        return;
      }
      notify.info(`${messages.cart.removed}\n${line.name}`, {
        ...(!line.isUnavailable && { action: { label: 'Undo', run: () => void putBack(line, place) } }),
      });
    },
  };
}
