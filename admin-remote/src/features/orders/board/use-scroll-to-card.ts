import type { Order } from '@storefront/shared/contract/entities/order';
import { useLocation } from '@storefront/shared/router';
import { useEffect, useEffectEvent } from 'react';
import { orderAnchor } from '../../../common/order-address';
import { type Lane, laneOf } from './lanes';

/** Shows the card of the order in the address hash: chooses its lane and scrolls to it. */
export function useScrollToCard(orders: readonly Order[], choose: (lane: Lane) => void): void {
  const { hash, key } = useLocation();
  const order = orders.find(({ _id }) => `#${orderAnchor(_id)}` === hash);
  const lane = order ? laneOf(order) : null;
  const show = useEffectEvent(() => {
    if (lane === null) return;
    choose(lane);
    requestAnimationFrame(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView?.({ block: 'nearest' }),
    );
  });
  const isThere = lane !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls again
  useEffect(() => {
    if (isThere) show();
  }, [isThere, hash, key]);
}
