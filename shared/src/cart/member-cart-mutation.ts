import { deleteCartLines, updateCartLine } from '@storefront/shared/api/cart';
import { emitCartUpdated } from '@storefront/shared/events';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewLine } from './line';
import { addToServerCart, refreshServerCart, showAddition, showQuantity, showRemoval } from './server-cart';

/** One change of a cart; an added line has no id yet. */
export type CartChange =
  | { readonly kind: 'add'; readonly line: NewLine }
  | { readonly kind: 'quantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineIds: readonly [string, ...string[]] };

const CART = ['cart'];

/** Changes the cart on the server. @throws ApiError when the server refuses or does not answer. */
function changeServerCart(change: CartChange, table: string | null): Promise<unknown> {
  if (change.kind === 'add') return addToServerCart(change.line, table);
  if (change.kind === 'quantity') return updateCartLine(change.lineId, change.quantity);
  return deleteCartLines(change.lineIds);
}

/** Shows a change before the server answers. @returns the temporary id of an added line, else null. */
async function showChange(
  queries: QueryClient,
  change: CartChange,
  table: string | null,
): Promise<string | null> {
  if (change.kind === 'add') return showAddition(queries, change.line, table);
  if (change.kind === 'quantity') await showQuantity(queries, change.lineId, change.quantity);
  else await showRemoval(queries, change.lineIds);
  return null;
}

/**
 * The mutation that changes a member's cart (§4): shown at once, rolled back if refused. All changes share one scope,
 * so quick taps reach the server in their order.
 */
export function useMemberCartMutation(table: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: CART,
    scope: { id: 'cart' },
    mutationFn: (change: CartChange) => changeServerCart(change, table),
    onMutate: (change) => showChange(queries, change, table),
    onError: async (_error, _change, addedId) => {
      if (addedId) await showRemoval(queries, [addedId]);
    },
    onSettled: (_data, error) => {
      // A read now would overwrite the other changes, which the server does not know yet.
      if (queries.isMutating({ mutationKey: CART }) > 1) return;
      // `useCartRefresh` reads the cart again on the event.
      if (error) void refreshServerCart(queries);
      else emitCartUpdated({ table });
    },
  });
}
