import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { useMinute } from '@storefront/shared/hooks/use-minute';
import { lazyPart } from '@storefront/shared/lazy';
import { isUnderWay, orderNews, orderSteps } from '@storefront/shared/ordering/order-news';
import { paths } from '@storefront/shared/paths';
import { Link, useNavigate } from '@storefront/shared/router';
import { timeOfDay } from '@storefront/shared/rules/opening-hours';
import { isWallet } from '@storefront/shared/rules/payment';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useRef } from 'react';
import styled from 'styled-components';
import { CancelOrder } from './CancelOrder';
import { KeepOrder } from './KeepOrder';
import { OrderedSlip } from './OrderedSlip';
import { ReachUs, WhereItGoes } from './OrderFacts';
import { OrderSteps } from './OrderSteps';

/** Of an order that has ended; as tall before its script has come. */
const ForgetOrder = lazyPart(
  async () => (await import(/* webpackChunkName: "order-later" */ './ForgetOrder')).ForgetOrder,
  <Skeleton height="60px" />,
);

const PayPanel = lazyPart(async () => (await import('./PayPanel')).PayPanel);

interface OrderViewProps {
  readonly order: FollowedOrder;
  readonly linkKey: string | undefined;
  /** When the page last knew how the order stands, in ms. */
  readonly seenAt: number;
  /** False after 20 seconds without news. */
  readonly isLive: boolean;
  /** Called with the order after the customer cancelled or kept it. */
  readonly onChanged: (order: FollowedOrder) => void;
  readonly onRefused: () => void;
  /** Deletes the order's key from this device; undefined where it has none. */
  readonly onForget: (() => void) | undefined;
}

/** An order as its customer follows it (C191). */
export function OrderView({
  order,
  linkKey,
  seenAt,
  isLive,
  onChanged,
  onRefused,
  onForget,
}: OrderViewProps) {
  const now = useMinute() ?? seenAt;
  const { headline, text } = orderNews(order, now);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed goes away, so the focus goes on to the news. */
  const goToNews = () => heading.current?.focus();
  return (
    <Columns>
      <div>
        <div>
          {linkKey === undefined && <Back to={paths.orders()}>My orders</Back>}
          <Code>
            <span>
              Order <b translate="no">{order.code}</b>
            </span>
            {isUnderWay(order) && (
              <Live role="status" data-live={isLive}>
                {isLive ? 'Live' : `Last seen ${timeOfDay(seenAt)}`}
              </Live>
            )}
          </Code>
          <News aria-live="polite">
            <h1 ref={heading} tabIndex={-1}>
              {headline}
            </h1>
            <p>{text}</p>
          </News>
          <OrderSteps steps={orderSteps(order, now)} />
        </div>
        {isWallet(order.paymentMethod) && (
          <PayPanel order={order} linkKey={linkKey} onChanged={onChanged} onRefused={onRefused} />
        )}
        <CancelOrder
          order={order}
          linkKey={linkKey}
          onCancelled={(cancelled) => {
            onChanged(cancelled);
            goToNews();
          }}
          onRefused={() => {
            onRefused();
            goToNews();
          }}
        />
        <Two>
          <ReachUs />
          <WhereItGoes order={order} />
        </Two>
      </div>
      <OrderedSlip order={order} linkKey={linkKey}>
        <KeepOrder order={order} linkKey={linkKey} onKept={onChanged} />
        {onForget && !isUnderWay(order) && (
          <ForgetOrder
            onForget={() => {
              onForget();
              void navigate(paths.home(), { replace: true });
            }}
          />
        )}
      </OrderedSlip>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: 24px 64px;

  /* On a phone the slip comes before where the order goes. */
  @media (max-width: 1023px) {
    > div,
    > div > :last-child {
      display: contents;
    }

    > aside {
      order: 1;
    }

    > div > :last-child > section:last-of-type {
      order: 2;
    }
  }

  @media (min-width: 1024px) {
    > div {
      display: grid;
      gap: 28px;
      min-width: 0;
    }

    grid-template-columns: minmax(0, 1fr) 432px;
    gap: 72px;
    align-items: start;
    padding-top: 40px;
  }
`;

const Back = styled(Link)`
  font-weight: 600;
  line-height: var(--tap);

  /* As an inline block it is not underlined. */
  &::before {
    content: '‹' / '';
    display: inline-block;
    width: 16px;
  }
`;

const News = styled.div`
  > h1 {
    margin-top: 4px;
    font-variant-numeric: tabular-nums lining-nums;
    outline: none;
  }

  > p {
    max-width: 46ch;
    margin-top: 8px;
    font-size: 1.0625rem;
    color: var(--muted);
  }
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 32px;
`;

const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 0.9375rem;
  font-weight: 600;
  color: var(--accent-text);

  &[data-live='true'] {
    color: var(--ok);
  }

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;

const Two = styled.div`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px;
  }
`;
