import type { Order } from '@storefront/shared/contract/entities/order';
import { paths } from '@storefront/shared/paths';
import { useMatch, useNavigate } from '@storefront/shared/router';
import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { notify } from '@storefront/shared/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { addFreshAtom, unseenCountAtom } from '../../common/fresh-orders';
import { orderAddress, orderAnchor } from '../../common/order-address';
import { isPendingNow } from '../../common/order-cache';
import { headline } from '../../common/order-words';
import { useBell } from '../../common/sound/use-bell';

/** How long the message stays, ms: long enough to finish with a customer. */
const STAYS = 15_000;

const amountOf = (orders: readonly Order[]) =>
  formatRupees(orders.reduce((paisa, order) => paisa + toPaisa(order.totalAmount), 0));

const countWords = (count: number, word = 'order') => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Announces new orders: bell, message, New mark, count in the title (P30, C93). */
export function useAnnounce() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const addFresh = useSetAtom(addFreshAtom);
  const setUnseen = useSetAtom(unseenCountAtom);
  const bell = useBell();
  const isBoard = useMatch(paths.admin('board')) !== null;
  const isRiders = useMatch(paths.admin('riders')) !== null;
  const isTables = useMatch(paths.admin('tables')) !== null;
  const hasBoard = isBoard || isRiders || isTables;

  /** Returns where an order is shown now. The Orders tab shows pending orders unless the address names one (C229). */
  const addressOf = (order: Order) =>
    hasBoard || isPendingNow(client, order._id)
      ? `${paths.admin(hasBoard ? 'board' : 'orders')}#${orderAnchor(order._id)}`
      : orderAddress(order);

  const show = (orders: readonly Order[], title: string, text: string) => {
    const [first] = orders;
    if (!first) return;
    const run = () => void navigate(addressOf(first));
    notify.info(text, { id: `order ${first._id}`, title, duration: STAYS, action: { label: 'View', run } });
  };

  const mark = (orders: readonly Order[]) => {
    if (orders.length === 0) return;
    addFresh(orders.map(({ _id }) => _id));
    setUnseen((count) => count + orders.length);
    void bell(orders.length);
  };

  return {
    /** Announces orders that just arrived. */
    announceNew(orders: readonly Order[]) {
      mark(orders);
      const [first, ...rest] = orders;
      if (!first) return;
      if (rest.length === 0) show(orders, `New order, ${amountOf(orders)}`, headline(first));
      else show(orders, countWords(orders.length, 'new order'), `${amountOf(orders)} together`);
    },
    /** Announces an order that the server did not name and the list did not show as new. */
    announceNameless() {
      setUnseen((count) => count + 1);
      void bell(1);
      notify.info('The list is up to date.', { id: 'new order', title: 'New order', duration: STAYS });
    },
    /** Announces what arrived while the connection was lost, also if it is nothing (P32). */
    announceMissed(orders: readonly Order[]) {
      mark(orders);
      if (orders.length === 0) notify.info('Connected again. No order was missed.', { id: 'link' });
      else show(orders, `${countWords(orders.length)} came in meanwhile`, 'Connected again.');
    },
  };
}
