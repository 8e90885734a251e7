import type { ApiError } from '@storefront/shared/api/api-error';
import { useCartActions } from '@storefront/shared/cart';
import { notify } from '@storefront/shared/toast';
import { useCallback } from 'react';
import * as messages from '../messages/messages';
import type { NewLine } from './line';

/** §8, or the reason why the item cannot be added now: 'Only 1 left, it is in your cart' (C159). */
function whyNotAdded({ type }: NewLine, { status, message }: ApiError): string {
  if (status === 409 && message) return message;
  if (type === 'closet') return messages.closet.addFailed;
  return status === 0 ? messages.menu.addError : messages.menu.addFailed;
}

/** Adds a line to the cart and shows the messages of §8. @returns the action, and whether it is running. */
export function useAddToCart(table: string | null) {
  const { add, isPending } = useCartActions(table);
  const addToCart = useCallback(
    async (line: NewLine) => {
      const progress = notify.loading(messages.menu.adding);
      const outcome = await add(line);
      if (outcome.ok) notify.success(table ? messages.menu.addedToTable : messages.menu.added, progress);
      else notify.error(whyNotAdded(line, outcome.error), progress);
      return outcome.ok;
    },
    [add, table],
  );
  return { addToCart, isAdding: isPending };
}
