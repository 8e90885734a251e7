import type { ApiError } from '@storefront/shared/api/api-error';
import { useCartActions } from '@storefront/shared/cart';
import { notify } from '@storefront/shared/toast';
import { useCallback } from 'react';
import * as messages from '../messages/messages';
import { IN_TAB_ONLY, isGuestCartInTabOnly } from './in-tab-only';
import type { NewLine } from './line';

/** §8, or the reason why the item cannot be added now: 'Only 1 left, it is in your cart' (C159). */
function whyNotAdded({ type }: NewLine, { status, message }: ApiError): string {
  if (status === 409 && message) return message;
  if (type === 'closet') return messages.closet.addFailed;
  return status === 0 ? messages.menu.addError : messages.menu.addFailed;
}

/** Names the item under the message of §8: 'Cafe latte added, 3 in cart'; without the number if it is unknown. */
const withItem = (message: string, name: string, pieces: number): string =>
  `${message}\n${name} added${pieces > 0 ? `, ${pieces} in cart` : ''}`;

/**
 * Adds a line to the cart and shows the messages of §8, one per item: another piece of it replaces its last message.
 *
 * @returns the action, and whether it is running
 */
export function useAddToCart(table: string | null) {
  const { add, isPending } = useCartActions(table);
  const addToCart = useCallback(
    async (line: NewLine) => {
      const message = `added:${table ?? ''}:${line.productId}`;
      const refusal = `refused:${message}`;
      notify.dismiss(refusal);
      notify.loading(messages.menu.adding, message);
      const outcome = await add(line);
      if (outcome.ok) {
        const added = table ? messages.menu.addedToTable : messages.menu.added;
        const note = isGuestCartInTabOnly(table) ? `\n${IN_TAB_ONLY}` : '';
        notify.success(withItem(added, line.name, outcome.pieces ?? 0) + note, message);
      } else {
        notify.dismiss(message);
        notify.error(`${whyNotAdded(line, outcome.error)}\n${line.name}`, refusal);
      }
      return outcome.ok;
    },
    [add, table],
  );
  return { addToCart, isAdding: isPending };
}
