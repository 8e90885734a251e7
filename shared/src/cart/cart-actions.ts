import { ApiError } from '@storefront/shared/api/api-error';
import { deleteCartLines, updateCartLine } from '@storefront/shared/api/cart';
import { emitCartUpdated } from '@storefront/shared/events';
import type { QueryClient } from '@tanstack/react-query';
import { addGuestLine, removeGuestLines, setGuestQuantity } from './guest-storage';
import type { NewLine } from './line';
import { serialOf } from './serial';
import { addToServerCart, refreshServerCart, showAddition, showQuantity, showRemoval } from './server-cart';

/** Whether a change of the cart was accepted; nothing rejects into a component (C83). */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** The changes a person can make to a cart. Each fires `cartUpdated` once it is done. */
export interface CartActions {
  readonly add: (line: NewLine) => Promise<Outcome>;
  readonly setQuantity: (lineId: string, quantity: number) => Promise<Outcome>;
  readonly remove: (lineIds: readonly string[]) => Promise<Outcome>;
}

async function attempt(change: () => unknown): Promise<Outcome> {
  try {
    await change();
    return { ok: true };
  } catch (error) {
    console.error('cart', error);
    return { ok: false, error: error instanceof ApiError ? error : new ApiError(0, String(error)) };
  }
}

/** The changes to the cart of this browser; the storage itself tells of them. */
export const guestActions = (table: string | null): CartActions => ({
  add: (line) => attempt(() => addGuestLine(table, line)),
  setQuantity: (lineId, quantity) => attempt(() => setGuestQuantity(table, lineId, quantity)),
  remove: (lineIds) => attempt(() => removeGuestLines(table, lineIds)),
});

const hasIds = (ids: readonly string[]): ids is readonly [string, ...string[]] => ids.length > 0;

/** The changes to the cart on the server: shown at once, sent in their order, taken back if refused. */
export function memberActions(table: string | null, queries: QueryClient): CartActions {
  const serial = serialOf(queries);
  const send = (change: () => Promise<unknown>) =>
    attempt(async () => {
      try {
        await serial.run(change);
      } catch (error) {
        void refreshServerCart(queries);
        throw error;
      }
      if (serial.isIdle()) emitCartUpdated({ table });
    });
  return {
    async add(line) {
      const shown = await showAddition(queries, line, table);
      const outcome = await send(() => addToServerCart(line, table));
      if (!outcome.ok) await showRemoval(queries, [shown]);
      return outcome;
    },
    async setQuantity(lineId, quantity) {
      await showQuantity(queries, lineId, quantity);
      return send(() => updateCartLine(lineId, quantity));
    },
    async remove(lineIds) {
      if (!hasIds(lineIds)) return { ok: true };
      await showRemoval(queries, lineIds);
      return send(() => deleteCartLines(lineIds));
    },
  };
}
