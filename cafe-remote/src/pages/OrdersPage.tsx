import { usePageTitle } from '@storefront/shared/hooks/use-page-title';
import { paths } from '@storefront/shared/paths';
import { useSearchParams } from '@storefront/shared/router';
import { AccountTabs } from '@storefront/shared/ui/AccountTabs';
import { Button } from '@storefront/shared/ui/Button';
import { ButtonLink } from '@storefront/shared/ui/ButtonLink';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Page } from '@storefront/shared/ui/Page';
import styled from 'styled-components';
import { OrdersList } from '../features/order/OrdersList';
import { OrdersSkeleton } from '../features/order/OrdersSkeleton';
import { useMyOrders } from '../features/order/use-my-orders';

/** The signed-in member's orders, `/orders?year=` (C194). Ours; §2 names no such page. */
export default function OrdersPage() {
  const [parameters, setParameters] = useSearchParams();
  const year = Number(parameters.get('year')) || null;
  const { query, isOffered, latest, orders } = useMyOrders(year);
  usePageTitle('My orders');
  const chooseYear = (chosen: number | null) =>
    setParameters(
      (given) => {
        if (chosen === null) given.delete('year');
        else given.set('year', String(chosen));
        return given;
      },
      { replace: true },
    );

  return (
    <Layout>
      <h1>My orders</h1>
      {isOffered && <AccountTabs />}
      {!isOffered ? (
        <EmptyState
          title="This shop keeps no list of your orders"
          text="Call us if you want to know more about one."
          actions={<ButtonLink to={paths.menu()}>Go to Menu</ButtonLink>}
        />
      ) : latest && (orders.length > 0 || latest.years.length > 0) ? (
        <OrdersList
          orders={orders}
          total={query.isPlaceholderData ? null : latest.total}
          years={latest.years}
          year={year}
          onYear={chooseYear}
          readAt={query.dataUpdatedAt}
          more={
            query.hasNextPage && (
              <Button
                variant="secondary"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show older orders
              </Button>
            )
          }
        />
      ) : latest ? (
        <EmptyState
          title="Your first order shows here"
          text="Then you can follow it, and order it again with one tap."
          actions={<ButtonLink to={paths.menu()}>Go to Menu</ButtonLink>}
        />
      ) : query.error ? (
        <ErrorState
          message="We could not load your orders"
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <OrdersSkeleton />
      )}
    </Layout>
  );
}

const Layout = styled(Page)`
  padding-block: 24px 64px;

  @media (min-width: 1024px) {
    padding-top: 40px;
  }
`;
