import { useCartActions } from '@storefront/shared/cart';
import { identityOf, type Line, type NewLine } from '@storefront/shared/cart/line';
import * as messages from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import type { LiveLine } from './live-lines';

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
  options: line.options,
});

/** Changes of quantity and removals, with the messages of §8. */
export function useCartChanges(table: string | null) {
  const { add, setQuantity, remove } = useCartActions(table);

  const putBack = async (line: Line, place: number) => {
    const outcome = await add(asNew(line, place));
    if (!outcome.ok) notify.error(messages.menu.addFailed);
  };

  const changeQuantity = async (line: Line, quantity: number) => {
    const outcome = await setQuantity(line.lineId, quantity);
    if (outcome.ok) notify.success(messages.cart.quantityUpdated, 'cart-quantity');
    else notify.error(messages.cart.quantityFailed, 'cart-quantity');
  };

  /** Adds the new line first, so that the line is never lost, and the cart never empty. */
  const addThenRemove = async (line: Line, added: NewLine) => {
    const addition = await add(added);
    return addition.ok ? remove([line.lineId]) : addition;
  };

  /** For the last pieces, which the cart cannot hold twice. */
  const removeThenAdd = async (line: Line, added: NewLine, place: number) => {
    const removal = await remove([line.lineId]);
    if (!removal.ok) return removal;
    const addition = await add(added);
    if (!addition.ok) await putBack(line, place);
    return addition;
  };

  return {
    changeQuantity,
    /**
     * Replaces a line by one with other options, at its place; an equal line takes it in (C269).
     *
     * @param place index of the line
     */
    replaceLine: async (line: LiveLine, next: NewLine, place: number) => {
      if (identityOf(line, table) === identityOf(next, table)) {
        if (next.quantity !== line.quantity) await changeQuantity(line, next.quantity);
        return;
      }
      const added = { ...next, place, addedAt: line.addedAt };
      const first = await addThenRemove(line, added);
      const isTooMany = !first.ok && first.error.status === 409;
      // A line that is short already could not come back.
      const fits = next.quantity <= line.maxQuantity && !line.isShort;
      const outcome = isTooMany && fits ? await removeThenAdd(line, added, place) : first;
      if (!outcome.ok) notify.error(outcome.error.message || messages.menu.addFailed);
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
