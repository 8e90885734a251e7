import { useCartActions } from '@storefront/shared/cart';
import type { Line } from '@storefront/shared/cart/line';
import { messages } from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';

/** Changes of quantity and removals, each said in the words of §8. */
export function useCartChanges(table: string | null) {
  const { add, setQuantity, remove } = useCartActions(table);

  const putBack = async ({ lineId: _id, isUnavailable: _, ...line }: Line) => {
    const outcome = await add(line);
    if (!outcome.ok) notify.error(messages.menu.addFailed);
  };

  return {
    changeQuantity: async (line: Line, quantity: number) => {
      const outcome = await setQuantity(line.lineId, quantity);
      if (outcome.ok) notify.success(messages.cart.quantityUpdated, 'cart-quantity');
      else notify.error(messages.cart.quantityFailed, 'cart-quantity');
    },
    removeLine: async (line: Line) => {
      const outcome = await remove([line.lineId]);
      if (!outcome.ok) {
        const noAnswer = outcome.error.status === 0;
        notify.error(noAnswer ? messages.cart.removeFailed : messages.cart.removeFromCartFailed);
        return;
      }
      notify.info(messages.cart.removed, {
        ...(!line.isUnavailable && { action: { label: 'Undo', run: () => void putBack(line) } }),
      });
    },
  };
}
