import { placeGuestOrder, placeOrder as placeMemberOrder } from '@storefront/shared/api/orders';
import { messages } from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { useNavigate } from '@storefront/shared/router';
import { notify } from '@storefront/shared/toast';
import type { CheckoutItem } from '../../common/checkout-item';
import { type Placement, placeSafely } from '../../common/place-safely';
import { CHECKING, tellEarlierPlaced } from '../../common/tell-placement';
import { useBusy } from '../../common/use-busy';
import { useSettleCart } from '../../common/use-settle-cart';
import { writeItemsCopy } from './checkout-items';
import { clearDraft } from './draft';
import type { OrderPayload } from './order-payload';
import { tellPlaced, tellRefused } from './tell-result';

/**
 * Places the order of the checkout, with the messages of §8; takes what was ordered out of the cart and goes home,
 * where Back leads past this page (§4 "Placing an order").
 */
export function usePlaceOrder(isMember: boolean) {
  const settle = useSettleCart(null);
  const navigate = useNavigate();
  const [isPlacing, run] = useBusy();

  /** @returns how it ended; null when another order is under way. */
  const placeOrder = (payload: OrderPayload, items: readonly CheckoutItem[]): Promise<Placement | null> =>
    run(async () => {
      const progress = notify.loading(messages.checkout.placing);
      const placement = await placeSafely({
        scope: 'checkout',
        payload,
        place: isMember ? placeMemberOrder : placeGuestOrder,
        onChecking: () => notify.loading(CHECKING, progress),
      });
      if (placement.kind === 'earlier-placed') {
        notify.dismiss(progress);
        tellEarlierPlaced(placement);
      } else if (placement.kind === 'placed') {
        tellPlaced(placement.receipt, payload, progress);
        writeItemsCopy([]);
        clearDraft();
        await settle(items);
        void navigate(paths.home(), { replace: true });
      } else tellRefused(placement, progress);
      return placement;
    });

  return { placeOrder, isPlacing };
}
