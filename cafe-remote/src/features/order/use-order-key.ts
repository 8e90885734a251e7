import {
  forgetOrder,
  isFollowedInTabOnly,
  onFollowedOrders,
  parseFollowedOrders,
  readFollowedText,
} from '@storefront/shared/cart/followed-orders';
import { useSearchParams } from '@storefront/shared/router';
import { useCallback, useState, useSyncExternalStore } from 'react';

const noOrders = () => '[]';

/**
 * The key that opens an order's page: that of its link, or, without one and once `refuse` said that the link's opens nothing,
 * the one that this device keeps (C401). Undefined without any: then a session has to open it.
 */
export function useOrderKey(code: string) {
  const ofLink = useSearchParams()[0].get('key') ?? undefined;
  const text = useSyncExternalStore(onFollowedOrders, readFollowedText, noOrders);
  const kept = parseFollowedOrders(text).find((order) => order.code === code)?.key ?? undefined;
  const [refused, setRefused] = useState<string>();
  const refuse = useCallback(() => setRefused(ofLink), [ofLink]);
  const isRefused = ofLink !== undefined && ofLink === refused && kept !== undefined;
  return {
    linkKey: isRefused ? kept : (ofLink ?? kept),
    refuse,
    /** Only the link opens it once this tab is closed: the browser stores nothing (C404). */
    isLinkNeeded: kept !== undefined && isFollowedInTabOnly(),
    /** Deletes the key from this device; undefined where it has none. */
    forget: kept === undefined ? undefined : () => forgetOrder(code),
  };
}
