import { useCart } from '@storefront/shared/cart';
import { useHydrated } from '@storefront/shared/hooks/use-hydrated';
import { useTable } from '@storefront/shared/hooks/use-table';
import * as messages from '@storefront/shared/messages';
import { paths } from '@storefront/shared/paths';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Notice } from '@storefront/shared/ui/Notice';
import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { TableTop } from '../common/TableTop';
import { CartContent } from '../features/cart/CartContent';
import { CartSkeleton } from '../features/cart/CartSkeleton';
import { useLiveLines } from '../features/cart/live-lines';

/** The cart (§2): a guest's from this browser, a member's from the server. */
export default function CartPage() {
  const tableMode = useTable();
  const { table } = tableMode;
  const { lines, dropped, isPending, error, retry } = useCart(table);
  const liveLines = useLiveLines(lines, table);
  const isHydrated = useHydrated();

  return (
    <Room>
      <TableTop {...tableMode} />
      <h1>{table === null ? 'Your cart' : `Your order, table ${table}`}</h1>
      {dropped > 0 && (
        <Dropped kind="warning" title="Part of your cart could not be read">
          It was left out. Please look whether everything you want is here.
        </Dropped>
      )}
      {error && lines.length === 0 ? (
        <ErrorState message={messages.cart.loadFailed} onRetry={retry} />
      ) : isPending || !isHydrated ? (
        <CartSkeleton />
      ) : lines.length === 0 ? (
        <EmptyState
          title="Your cart is empty"
          text="Slow coffee, fresh momo, a new jacket: it starts with one thing."
          actions={
            <>
              <ButtonLink to={paths.menu(table)}>Go to Menu</ButtonLink>
              {table === null && (
                <ButtonLink variant="secondary" to={paths.closet()}>
                  Visit the closet
                </ButtonLink>
              )}
            </>
          }
        />
      ) : (
        <CartContent lines={liveLines} table={table} />
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

const Dropped = styled(Notice)`
  margin-bottom: 16px;
`;
