import { serverNow } from '@storefront/shared/api';
import { isNotFound } from '@storefront/shared/api/api-error';
import {
  dropOrderKeys,
  forgetMemberOrders,
  forgetOrder,
  markOrders,
  onFollowedOrders,
  ordersUnderWay,
  parseFollowedOrders,
  type RememberedOrder,
  readFollowedText,
  setOrderOver,
} from '@storefront/shared/cart/followed-orders';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { chosenTime, isUnderWay, orderNews } from '@storefront/shared/ordering/order-news';
import { paths } from '@storefront/shared/paths';
import { callQuery } from '@storefront/shared/query/call-query';
import { Link, useLocation } from '@storefront/shared/router';
import { duesText, isWallet } from '@storefront/shared/rules/payment';
import { personAtom, sessionPhaseAtom } from '@storefront/shared/session';
import { Icon } from '@storefront/shared/ui/Icon';
import { rightIcon } from '@storefront/shared/ui/icons';
import { Mark } from '@storefront/shared/ui/Mark';
import { Page } from '@storefront/shared/ui/Page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useAccountOrders } from './use-account-orders';
import { useSlotAbove } from './use-slot-above';

/** How often an order is asked about, ms; its own page asks more often. */
const EVERY = 20_000;

/** Rows. The last also tells how many more orders there are; a member's then leads to all of them. */
const SHOWN = 2;

/**
 * The orders under way, of this browser and of the signed-in member, each with its state and the way to its page (C193). At
 * the top of `main`, in the space that the style sheet reserves; not on the pages of orders. Without a session, only those
 * whose key this browser has (C471).
 */
export function OrderStrip() {
  const text = useSyncExternalStore(onFollowedOrders, readFollowedText);
  const person = useAtomValue(personAtom);
  const isGuest = useAtomValue(sessionPhaseAtom) === 'known' && person === null;
  const orders = useMemo(
    () => ordersUnderWay(parseFollowedOrders(text)).filter(({ key }) => key !== null || !isGuest),
    [text, isGuest],
  );
  useEffect(() => {
    if (isGuest) forgetMemberOrders();
  }, [isGuest]);
  const hasPage = useAccountOrders();
  const isOrderPage = ['order', 'orders'].includes(useLocation().pathname.split('/')[1] ?? '');
  const count = isOrderPage ? 0 : orders.length;
  const isLong = hasPage && count > SHOWN;
  const place = useSlotAbove('main');
  useEffect(() => markOrders(count), [count]);
  if (count === 0) return null;
  return createPortal(
    <Strip aria-label="Your orders">
      <Rows>
        {orders.slice(0, isLong ? SHOWN - 1 : SHOWN).map((order, index) => (
          <Row key={order.code} order={order} more={index === SHOWN - 1 ? count - SHOWN : 0} />
        ))}
        {isLong && (
          <Line to={paths.orders()}>
            <Mark size={22} />
            <span>
              <b>{`${count - 1} more orders`}</b>
              <small>My orders</small>
            </span>
            <Icon path={rightIcon} size={20} />
          </Line>
        )}
      </Rows>
    </Strip>,
    place,
  );
}

/** Returns what a customer has to do about the payment of an order by wallet; null for nothing (C283). */
function paymentNote(order: FollowedOrder): string | null {
  const { paymentMethod, paymentStatus = 'unpaid', totalAmount = 0 } = order;
  if (!isWallet(paymentMethod) || !isUnderWay(order)) return null;
  const isOpen = totalAmount > 0 && (paymentStatus === 'unpaid' || paymentStatus === 'refused');
  return isOpen ? 'Not paid yet' : duesText(order);
}

function Row({ order: { code, key }, more }: { readonly order: RememberedOrder; readonly more: number }) {
  const { data, error } = useQuery({
    ...callQuery('followOrder', { params: { code }, query: key === null ? {} : { key } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data === undefined || isUnderWay(state.data)) && EVERY,
  });
  const isOwned = useAtomValue(personAtom) !== null && data?.isMember === true;
  useEffect(() => {
    if (isOwned) dropOrderKeys([code]);
  }, [isOwned, code]);
  const isOver = data?.status === 'completed';
  // Nobody is signed in who may see it; the account brings it back. A guest's key stays (C401).
  const isLost = key === null && isNotFound(error);
  useEffect(() => {
    if (isOver) setOrderOver(code, true);
    else if (isLost) forgetOrder(code);
  }, [isOver, isLost, code]);
  const chosen = data && chosenTime(data, serverNow());
  const payment = data && paymentNote(data);

  return (
    <Line to={paths.order(code, key)}>
      <Mark size={22} />
      <span>
        <b>{data ? orderNews(data, serverNow()).headline : 'Your order'}</b>
        <small>
          {`${chosen ? code : `Order ${code}`}${more > 0 ? `, ${more} more` : ''}${chosen ? ` · ${chosen}` : ''}${payment ? ` · ${payment}` : ''}`}
        </small>
      </span>
      <Icon path={rightIcon} size={20} />
    </Line>
  );
}

const Strip = styled.nav`
  min-height: var(--orders);
  margin-top: calc(-1 * var(--orders));
  background: var(--surface);
  border-bottom: 1px solid var(--line);
`;

const Rows = styled(Page)`
  display: grid;

  @media (min-width: 1024px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 12px;
  min-height: 60px;
  padding-block: 6px;
  line-height: 1.3;
  text-decoration: none;

  & + & {
    border-top: 1px solid var(--line);
  }

  b {
    display: block;
    font-size: 0.9375rem;
    font-weight: 650;
  }

  small {
    font-size: var(--t-small);
    color: var(--muted);
  }

  @media (min-width: 1024px) {
    & + & {
      padding-left: 32px;
      border-top: 0;
      border-left: 1px solid var(--line);
    }

    > span {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 16px;
    }
  }
`;
