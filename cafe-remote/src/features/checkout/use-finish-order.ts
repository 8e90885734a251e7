import type { OrderReceipt } from '@storefront/shared/contract/entities/order';
import { paths } from '@storefront/shared/paths';
import { useNavigate } from '@storefront/shared/router';
import type { CheckoutItem } from '../../common/checkout-item';
import { useSettleCart } from '../../common/use-settle-cart';
import { writeItemsCopy } from './checkout-items';
import { clearDraft } from './draft';
import type { OrderPayload } from './order-payload';
import { tellPlaced } from './tell-result';

/**
 * What follows a placed order: the message of §8, what was ordered leaves the cart, and the page goes home, where Back
 * leads past the checkout (§4 "Placing an order").
 */
export function useFinishOrder() {
  const settle = useSettleCart(null);
  const navigate = useNavigate();

  return async (
    receipt: OrderReceipt | null,
    { payload, items }: { readonly payload: OrderPayload; readonly items: readonly CheckoutItem[] },
    progress: string,
  ): Promise<void> => {
    tellPlaced(receipt, payload, progress);
    writeItemsCopy([]);
    clearDraft();
    await settle(items);
    void navigate(paths.home(), { replace: true });
  };
}
