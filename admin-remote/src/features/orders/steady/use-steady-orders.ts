import { serverNow } from '@storefront/shared/api';
import type { Order } from '@storefront/shared/contract/entities/order';
import { useLocation } from '@storefront/shared/router';
import { useStore } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { orderAnchor } from '../../../common/order-address';
import { statusChangesAtom } from './status-changes';
import { countNewOrders, holdRows, type SteadyRow, takeIn } from './steady-rows';
import { useWhileUsed } from './use-while-used';

export interface SteadyOrders {
  readonly rows: readonly SteadyRow[];
  /** Number of orders that wait until the list rests. */
  readonly waiting: number;
  /** Shows the waiting orders now. */
  readonly showWaiting: () => void;
}

interface Held {
  readonly name: string;
  readonly orders: readonly Order[];
  /** Height of each row when the use began, px. */
  readonly heights: ReadonlyMap<string, number>;
}

const heightOf = (id: string) =>
  document.getElementById(orderAnchor(id))?.getBoundingClientRect().height ?? 0;
const heightsOf = (orders: readonly Order[]) => new Map(orders.map(({ _id }) => [_id, heightOf(_id)]));

/**
 * Keeps every order in its place while staff use the list (C168), so that no row moves under a finger. The list
 * follows its data again 10 s after the last use.
 *
 * @param place element around the list.
 * @param name name of this list, from filter and page. Another list starts at rest.
 */
export function useSteadyOrders(
  place: RefObject<HTMLElement | null>,
  name: string,
  orders: readonly Order[],
): SteadyOrders {
  const store = useStore();
  const [lastHeld, setHeld] = useState<Held | null>(null);
  const held = lastHeld?.name === name ? lastHeld : null;

  const follow = () => {
    if (!held) return true;
    const changes = store.get(statusChangesAtom);
    const next = takeIn(held.orders, orders, (id) => (changes.get(id)?.until ?? 0) > serverNow());
    const isWhole = next.length === orders.length;
    setHeld(isWhole ? null : { ...held, orders: next });
    return isWhole;
  };
  const onUse = () => {
    if (!held && orders.length > 0) setHeld({ name, orders, heights: heightsOf(orders) });
  };
  useWhileUsed(place, { onUse, onRest: follow });

  const { hash, key } = useLocation();
  const followLink = useEffectEvent(follow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: pointing at the same order again shows it again
  useEffect(() => {
    if (hash !== '') followLink();
  }, [hash, key]);

  return {
    rows: holdRows(held?.orders ?? orders, orders, held?.heights),
    waiting: held ? countNewOrders(held.orders, orders) : 0,
    showWaiting: follow,
  };
}
