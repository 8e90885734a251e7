import { isNotFound } from '@storefront/shared/api/api-error';
import { usePageTitle } from '@storefront/shared/hooks/use-page-title';
import { lazyPart } from '@storefront/shared/lazy';
import { isUnderWay } from '@storefront/shared/ordering/order-news';
import { paths } from '@storefront/shared/paths';
import { useParams } from '@storefront/shared/router';
import { CallShop } from '@storefront/shared/ui/CallShop';
import { Page } from '@storefront/shared/ui/Page';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { useEffect } from 'react';
import styled from 'styled-components';
import { OrderView } from '../features/order/OrderView';
import { useLiveOrder } from '../features/order/use-live-order';
import { useOrderKey } from '../features/order/use-order-key';

/** Until its script has loaded, the phone alone, or what a page that loads shows. */
const OrderNotLoaded = lazyPart(
  async () => (await import('../features/order/OrderNotLoaded')).OrderNotLoaded,
  ({ isRefused }) => (isRefused ? <Loading /> : <CallShop />),
);

/** Only where the browser stores nothing. */
const KeepLink = lazyPart(async () => (await import('../features/order/KeepLink')).KeepLink);

/** Loaded after the first view, with the socket's library. */
const OrderFollower = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "order-later" */ '../features/order/OrderFollower')).OrderFollower,
);

function Loading() {
  return (
    <Waiting role="status">
      <VisuallyHidden>Loading your order</VisuallyHidden>
      <Skeleton width="70%" height="48px" />
      <Skeleton height="160px" />
      <Skeleton height="320px" />
    </Waiting>
  );
}

/** One order for its customer, `/order/{code}?key=…` (C191). Ours; §2 names no such page. */
export default function OrderPage() {
  // The server took away what a message put around it (C444).
  const code = (useParams().code ?? '').toUpperCase();
  const { linkKey, refuse, forget, isLinkNeeded } = useOrderKey(code);
  const { data, error, seenAt, isLive, isFollowed, onState, refetch, show } = useLiveOrder(code, linkKey);
  const isRefused = data === undefined && isNotFound(error);
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused, refuse]);
  const isOver = data !== undefined && !isUnderWay(data);
  usePageTitle(`Order ${code}`);

  return (
    <Page>
      {data && (
        <OrderFollower
          {...{ code, linkKey, isFollowed, isOver, onState }}
          isMember={data.isMember}
          onNews={() => void refetch()}
        />
      )}
      {isLinkNeeded && <KeepLink path={paths.order(code, linkKey)} />}
      {data ? (
        <OrderView
          order={data}
          linkKey={linkKey}
          seenAt={seenAt}
          isLive={isLive}
          onChanged={show}
          onRefused={() => void refetch()}
          onForget={forget}
        />
      ) : error ? (
        <OrderNotLoaded code={code} isRefused={isRefused} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 32px 64px;
`;
