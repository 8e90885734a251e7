import type { ApiError } from '@storefront/shared/api/api-error';
import { placeGuestOrder, placeOrder as placeMemberOrder } from '@storefront/shared/api/orders';
import { useCartActions } from '@storefront/shared/cart';
import { messages } from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { useNavigate } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import { useState } from 'react';
import type { CheckoutItem } from '../../common/checkout-item';
import { placeSafely } from '../../common/place-safely';
import { writeItemsCopy } from './checkout-items';
import { clearDraft } from './draft';
import type { OrderPayload } from './order-payload';

const SIGNED_OUT = 'You have been signed out. Please log in again; your order is kept.';
const UNSURE = 'We could not reach the shop. Press PLACE ORDER again: it will not be ordered twice.';

/** Places the order of the checkout, with the messages of §8, and goes home after it (§4 "Placing an order"). */
export function usePlaceOrder(isMember: boolean) {
  const { remove } = useCartActions(null);
  const navigate = useNavigate();
  const [isPlacing, setIsPlacing] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);

  const leave = async (items: readonly CheckoutItem[]) => {
    writeItemsCopy([]);
    clearDraft();
    const lineIds = items.map(({ lineId }) => lineId).filter((lineId) => lineId !== null);
    if (lineIds.length > 0) await remove(lineIds);
    void navigate(paths.home());
  };

  /** @returns null once the order is placed, else why it was not. */
  const placeOrder = async (
    payload: OrderPayload,
    items: readonly CheckoutItem[],
  ): Promise<ApiError | null> => {
    setIsPlacing(true);
    setNeedsSignIn(false);
    const progress = notify.loading(messages.checkout.placing);
    const placement = await placeSafely(
      'checkout',
      payload,
      isMember ? placeMemberOrder : placeGuestOrder,
      () => notify.loading('Checking whether your order went through…', progress),
    );
    setIsPlacing(false);
    if (placement.kind === 'placed') {
      notify.success(messages.checkout.placed, progress);
      await leave(items);
      return null;
    }
    const { error } = placement;
    setNeedsSignIn(error.status === 401);
    if (error.conflict && error.conflict.changes.length > 0) notify.dismiss(progress);
    else if (error.status === 401) notify.error(SIGNED_OUT, progress);
    else if (placement.kind === 'unknown') notify.error(UNSURE, progress);
    else notify.error(error.message || messages.checkout.failed, progress);
    return error;
  };

  return { placeOrder, isPlacing, needsSignIn };
}
