import { placeGuestOrder, placeOrder as placeMemberOrder } from '@storefront/shared/api/orders';
import { messages } from '@storefront/shared/messages';
import { notify } from '@storefront/shared/toast';
import type { CheckoutItem } from '../../common/checkout-item';
import { type Placement, placeSafely } from '../../common/place-safely';
import { CHECKING, tellEarlierPlaced } from '../../common/tell-placement';
import { useBusy } from '../../common/use-busy';
import type { OrderPayload } from './order-payload';
import { tellRefused } from './tell-result';
import { useFinishOrder } from './use-finish-order';

/** The checkout's attempts are kept apart from those of tables. */
export const CHECKOUT = 'checkout';

/** Places the order of the checkout, with the messages of §8 (§4 "Placing an order"). */
export function usePlaceOrder(isMember: boolean) {
  const finish = useFinishOrder();
  const [isPlacing, run] = useBusy();

  /** @returns how it ended; null when another order is under way. */
  const placeOrder = (payload: OrderPayload, items: readonly CheckoutItem[]): Promise<Placement | null> =>
    run(async () => {
      const progress = notify.loading(messages.checkout.placing);
      const placement = await placeSafely({
        scope: CHECKOUT,
        payload,
        place: isMember ? placeMemberOrder : placeGuestOrder,
        onChecking: () => notify.loading(CHECKING, progress),
      });
      if (placement.kind === 'earlier-placed') {
        notify.dismiss(progress);
        tellEarlierPlaced(placement);
      } else if (placement.kind === 'placed') {
        await finish(placement.receipt, { payload, items }, progress);
      } else tellRefused(placement, progress);
      return placement;
    });

  return { placeOrder, isPlacing };
}
