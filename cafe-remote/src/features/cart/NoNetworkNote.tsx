import { serverNow } from '@storefront/shared/api';
import type { Line } from '@storefront/shared/cart/line';
import { SHOP_ZONE, shopDate } from '@storefront/shared/rules/kathmandu';
import { Tiny } from '../../common/slip-style';
import { usePricesAt } from './use-prices-at';

/** Returns "Prices from 14:05." in the shop's time zone (P12), with the day if it is not today. */
function pricesText(at: number | null): string {
  if (at === null) return 'Prices may have changed.';
  const isToday = shopDate(at) === shopDate(serverNow());
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(!isToday && { day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_ZONE,
  });
  return `Prices from ${format.format(at)}.`;
}

/** Below the button of a cart without a network: how old its prices are, and when the button opens (C158). */
export function NoNetworkNote({ lines }: { readonly lines: readonly Line[] }) {
  const at = usePricesAt(lines);
  return (
    <>
      <Tiny>Checkout opens by itself when the network is back.</Tiny>
      <Tiny>{`${pricesText(at)} We check them again before you pay.`}</Tiny>
    </>
  );
}
