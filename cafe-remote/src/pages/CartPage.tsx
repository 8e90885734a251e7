import { serverNow } from '@storefront/shared/api';
import { useCart } from '@storefront/shared/cart';
import { IN_TAB_ONLY, isGuestCartInTabOnly } from '@storefront/shared/cart/in-tab-only';
import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { useTable } from '@storefront/shared/hooks/use-table';
import { useTableVisit } from '@storefront/shared/hooks/use-table-visit';
import { lazyPart } from '@storefront/shared/lazy';
import * as messages from '@storefront/shared/messages';
import type { ShownRound } from '@storefront/shared/rules/party-rounds';
import { LeaveTable } from '@storefront/shared/ui/LeaveTable';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Notice } from '@storefront/shared/ui/Notice';
import { Page } from '@storefront/shared/ui/Page';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { TableTop } from '../common/TableTop';
import { useSoldOutNews } from '../common/use-sold-out-news';
import { CartContent } from '../features/cart/CartContent';
import { CartSkeleton } from '../features/cart/CartSkeleton';
import { EmptyCart } from '../features/cart/EmptyCart';
import { useLiveLines } from '../features/cart/live-lines';
import { useFocusOnEmpty } from '../features/cart/use-focus-after-delete';

/** Loaded at a table only. */
const TableOrdered = lazyPart(async () => (await import('../features/cart/TableOrdered')).TableOrdered);
const TableSlip = lazyPart(async () => (await import('../features/cart/TableSlip')).TableSlip);
const CartGoesWith = lazyPart(async () => (await import('../features/cart/CartGoesWith')).CartGoesWith);
const GuestName = lazyPart(
  async () => (await import('../features/cart/GuestName')).GuestName,
  <div style={{ height: 76 }} />,
);

/** How long a sent round counts as being with the kitchen where the server does not tell its state, ms. */
const WITH_KITCHEN_MS = 30 * 60 * 1000;

const isWithKitchen = ({ state, at }: ShownRound) =>
  state === null ? serverNow() - at < WITH_KITCHEN_MS : state === 'sent' || state === 'making';

/** Returns the heading. @param rounds what a table ordered, oldest first; empty while its cart holds lines */
function cartTitle(table: string | null, rounds: readonly ShownRound[]): string {
  if (table === null) return 'Your cart';
  const number = rounds.findLastIndex(({ isOwn }) => isOwn) + 1;
  const last = rounds[number - 1];
  if (last?.state === 'coming') return `Round ${number} is coming to you`;
  return last && isWithKitchen(last) ? `Round ${number} is with the kitchen` : `Your order, table ${table}`;
}

/** Moves the focus to the heading when this browser ordered a round: the button that had it is gone. */
function useFocusOnOrder(heading: RefObject<HTMLElement | null>, rounds: number): void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current !== null && rounds > shown.current) heading.current?.focus();
    shown.current = rounds;
  }, [heading, rounds]);
}

/** The cart (§2): a guest's from this browser, a member's from the server. At a table also what was ordered (C150). */
export default function CartPage() {
  const tableMode = useTable();
  useSoldOutNews();
  const { table } = tableMode;
  const { lines, dropped, isPending, error, retry } = useCart(table);
  const liveLines = useLiveLines(lines, table);
  const isHydrated = useHydrated();
  const visit = useTableVisit(table);
  const hasRounds = visit.rounds.length > 0;
  const isEmpty = lines.length === 0 && !error && !isPending && isHydrated;
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnOrder(title, visit.rounds.filter(({ isOwn }) => isOwn).length);
  useFocusOnEmpty(title, lines.length === 0);

  return (
    <Room>
      <TableTop {...tableMode} />
      <h1 ref={title} tabIndex={-1}>
        {cartTitle(table, isEmpty ? visit.rounds : [])}
      </h1>
      {dropped > 0 && (
        <Dropped kind="warning" title="Part of your cart could not be read">
          It was left out. Please look whether everything you want is here.
        </Dropped>
      )}
      {isHydrated && isGuestCartInTabOnly(table) && <Dropped kind="warning">{IN_TAB_ONLY}</Dropped>}
      {error && lines.length === 0 ? (
        <LoadFailure message={messages.cart.loadFailed} error={error} onRetry={retry} />
      ) : isPending || !isHydrated ? (
        <CartSkeleton />
      ) : lines.length > 0 ? (
        <>
          <CartContent lines={liveLines} table={table} ask={visit.party && <GuestName />}>
            {table !== null && hasRounds && <TableSlip {...visit} table={table} isNewestFirst={false} />}
          </CartContent>
          <AfterCart>
            <CartGoesWith lines={lines} />
          </AfterCart>
        </>
      ) : table !== null && hasRounds ? (
        <TableOrdered {...visit} table={table} />
      ) : (
        <EmptyCart table={table} />
      )}
      {table !== null && (
        <Foot>
          <LeaveTable table={table} />
        </Foot>
      )}
    </Room>
  );
}

const Room = styled(Page)`
  display: flow-root;
  padding-bottom: 64px;

  > h1 {
    margin-block: 24px 12px;
  }

  @media (min-width: 1024px) {
    > h1 {
      margin-top: 40px;
    }
  }
`;

const AfterCart = styled.div`
  margin-top: 40px;
`;

const Foot = styled.p`
  margin-top: 24px;
  text-align: center;
`;

const Dropped = styled(Notice)`
  margin-bottom: 16px;
`;
