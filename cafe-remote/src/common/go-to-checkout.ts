import type { NewLine } from '@storefront/shared/cart/line';
import { paths } from '@storefront/shared/paths';
import type { useNavigate } from '@storefront/shared/router';
import type { CheckoutItem } from './checkout-item';

/** Opens the checkout with items in the navigation state (§2 "Checkout"). */
export function goToCheckout(navigate: ReturnType<typeof useNavigate>, items: readonly CheckoutItem[]): void {
  void navigate(paths.checkout(), { state: { items } });
}

/** Opens the checkout with one product; the cart stays as it is (C22). */
export const buyNow = (navigate: ReturnType<typeof useNavigate>, line: NewLine): void =>
  goToCheckout(navigate, [{ ...line, lineId: null }]);
