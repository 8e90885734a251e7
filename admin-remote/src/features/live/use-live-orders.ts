import { serverNow } from '@storefront/shared/api';
import { listOrders } from '@storefront/shared/api/orders';
import type { Order } from '@storefront/shared/contract/entities/order';
import { isAdminAtom } from '@storefront/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { linkStateAtom } from '../../common/link-state';
import { addOpenOrders, refreshOrders } from '../../common/order-cache';
import { refreshList, refreshLists } from '../../common/refresh-lists';
import { serverAheadAtom } from '../../common/waiting-orders';
import { openLink } from './open-link';
import { createOrderWatch } from './order-watch';
import { useAnnounce } from './use-announce';
import { useOpenOrders } from './use-open-orders';

/** Polling interval in case the socket misses an order, ms (P32). */
const POLL = 60_000;

/** `nameless` is an event without the order's id, as §7 allows; `connected` is the first connection, `back` each later one. */
type Reason = 'start' | 'event' | 'nameless' | 'poll' | 'connected' | 'back';

/**
 * Keeps orders and tables current while staff are signed in: by socket, by a read after each connection, and by polling.
 */
export function useLiveOrders(): void {
  const client = useQueryClient();
  const isAdmin = useAtomValue(isAdminAtom);
  const setLink = useSetAtom(linkStateAtom);
  const setAhead = useSetAtom(serverAheadAtom);
  const openOrders = useOpenOrders();
  const { announceNew, announceMissed, announceNameless } = useAnnounce();
  const announce = useEffectEvent((reason: Reason, orders: readonly Order[]) => {
    if (reason === 'back') announceMissed(orders);
    else if (reason === 'nameless' && orders.length === 0) announceNameless();
    else announceNew(orders);
  });

  useEffect(() => {
    if (!isAdmin) return;
    const watch = createOrderWatch(listOrders);
    const refreshSettings = () =>
      refreshLists(client, [
        'getSettings',
        'listLocations',
        'listSoldOut',
        'listAdminProducts',
        'listTables',
      ]);
    const take = (order: Order) => {
      const arrived = watch.take(order);
      addOpenOrders(client, arrived);
      announce('event', arrived);
      void refreshOrders(client);
    };
    const look = async (reason: Reason, hint?: string) => {
      if (reason === 'poll' || reason === 'back') refreshSettings();
      try {
        const arrived = await watch.look(hint);
        addOpenOrders(client, arrived);
        announce(reason, arrived);
      } catch (error) {
        console.error('new orders', error);
      }
      // After the small read: several pages of a long list would delay the card of the new order.
      if (reason === 'connected') void refreshList(client, 'listOrders');
      else if (reason !== 'start') void refreshOrders(client);
    };
    void look('start');
    const link = openLink({
      ...openOrders,
      onServerTime: (now) => setAhead(now - serverNow()),
      onState: setLink,
      onOrder: (id, order) => (order ? take(order) : void look(id === undefined ? 'nameless' : 'event', id)),
      onChange: () => void refreshOrders(client),
      onSettings: refreshSettings,
      onTables: () => void refreshList(client, 'listTables'),
      onConnect: (isBack) => {
        openOrders.onConnect();
        // The first time too: nobody told what changed between the first read and the connection.
        void look(isBack ? 'back' : 'connected');
      },
    });
    openOrders.link.current = link;
    const poll = setInterval(() => void look('poll'), POLL);
    return () => {
      clearInterval(poll);
      openOrders.link.current = null;
      link.close();
      setLink('connecting');
    };
  }, [isAdmin, client, setLink, setAhead, openOrders]);
}
