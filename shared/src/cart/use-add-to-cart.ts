import { useCartActions } from '@storefront/shared/cart';
import { notify } from '@storefront/shared/toast';
import { useCallback, useState } from 'react';
import { messages } from '../messages/messages';
import type { NewLine } from './line';

/** Puts a line into the cart and says so in the words of §8. @returns the action, and whether it is under way. */
export function useAddToCart(table: string | null) {
  const { add } = useCartActions(table);
  const [isAdding, setIsAdding] = useState(false);
  const addToCart = useCallback(
    async (line: NewLine) => {
      // A guest's piece is in the cart at once: a ring would come and go within one frame, and cost a slow phone two.
      const turnRing = setTimeout(() => setIsAdding(true));
      const progress = notify.loading(messages.menu.adding);
      const outcome = await add(line);
      clearTimeout(turnRing);
      setIsAdding(false);
      if (outcome.ok) notify.success(table ? messages.menu.addedToTable : messages.menu.added, progress);
      else
        notify.error(outcome.error.status === 0 ? messages.menu.addError : messages.menu.addFailed, progress);
      return outcome.ok;
    },
    [add, table],
  );
  return { addToCart, isAdding };
}
