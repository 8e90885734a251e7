import type { Line } from '@storefront/shared/cart/line';
import { readRuntimeConfig } from '@storefront/shared/config';
import type { CartLine } from '@storefront/shared/contract/entities/cart-line';
import type { Product } from '@storefront/shared/contract/entities/product';
import { callKey } from '@storefront/shared/query/call-query';
import { useQueryClient } from '@tanstack/react-query';
import { type NotServed, useMealtimes } from '../../common/use-mealtimes';

/**
 * Returns a function that says when the dish of a line is served, if it is not served now (C264): a guest's by the loaded
 * dish, a member's by the server's cart. Lines, and with them the page, change when either is loaded.
 */
export function useCartMealtimes(): (line: Line) => NotServed | null {
  const client = useQueryClient();
  const notServed = useMealtimes(readRuntimeConfig().ownServer);
  return ({ productId, lineId }) => {
    const dish = client.getQueryData<Product>(callKey('getProduct', { params: { id: productId } }));
    const inCart = client.getQueryData<CartLine[]>(callKey('getCart', {}))?.find(({ _id }) => _id === lineId);
    if (inCart) return notServed({ category: '', mealtime: inCart.productDetails?.mealtime });
    return dish ? notServed(dish) : null;
  };
}
