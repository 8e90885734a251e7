import { receiptAddress } from '@storefront/shared/api/own-orders';
import type { FollowedOrder } from '@storefront/shared/contract/entities/followed-order';
import { lazyPart } from '@storefront/shared/lazy';
import { billLine, billSums, billTotal, paymentTexts } from '@storefront/shared/ordering/order-bill';
import { isUnderWay } from '@storefront/shared/ordering/order-news';
import { paths } from '@storefront/shared/paths';
import { Link } from '@storefront/shared/router';
import { toPaisa } from '@storefront/shared/rules/money';
import { Button } from '@storefront/shared/ui/Button';
import { DownloadLink } from '@storefront/shared/ui/DownloadLink';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { SlipPaper } from '@storefront/shared/ui/SlipPaper';
import { WhyPoints } from '@storefront/shared/ui/WhyPoints';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Item, Sums } from '../../common/order-slip-style';
import { SlipHead, Total } from '../../common/slip-style';
import { figureOf } from './points-figure';

/** Takes the height of its button until it is loaded. */
const OrderAgain = lazyPart(
  async () => (await import('./OrderAgain')).OrderAgain,
  <div style={{ height: 'var(--tap)' }} />,
);

/** A screen never shows it. */
const PrintedReceipt = lazyPart(
  async () => (await import(/* webpackChunkName: "order-later" */ './PrintedReceipt')).PrintedReceipt,
);

interface OrderedSlipProps {
  readonly order: FollowedOrder;
  /** Key of the link that shows the order; undefined for its owner. */
  readonly linkKey: string | undefined;
  /** What one can do with the order; below its points. */
  readonly children?: ReactNode;
}

/** What was ordered, as it was priced then, and what there is to pay. */
export function OrderedSlip({ order, linkKey, children }: OrderedSlipProps) {
  const { item: lines } = order;
  const total = billTotal(order);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <SlipPaper label="What you ordered" sticky>
      <SlipHead>
        <h2>Your order</h2>
        <span>{`${pieces} ${pieces === 1 ? 'item' : 'items'}`}</span>
      </SlipHead>
      <ul>
        {lines.map((line) => {
          const { id, quantity, name, each, choices } = billLine(line);
          return (
            <Item key={id}>
              <Picture image={line.image} alt="" sizes="56px" ratio="1" />
              <span>
                <b>{name}</b>
                <small translate="no">{`${quantity} × ${each}`}</small>
                {choices && <small>{choices}</small>}
              </span>
              <Price paisa={toPaisa(line.price) * quantity} />
            </Item>
          );
        })}
      </ul>
      <Sums>
        {billSums(order).map(({ label, amount, saves }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd translate="no" data-saves={saves}>
              {amount}
            </dd>
          </Fragment>
        ))}
      </Sums>
      <Total>
        <span>{total.label}</span>
        <span>{total.amount}</span>
      </Total>
      <div aria-live="polite">
        {paymentTexts(order).map((words) => (
          <Paid key={words}>{words}</Paid>
        ))}
        <PointsNote order={order} isOwner={linkKey === undefined} />
      </div>
      {children}
      <Papers>
        {!isUnderWay(order) && (
          <OrderAgain order={order} variant={order.status === 'completed' ? 'primary' : 'secondary'} />
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        {order.hasReceipt && <DownloadLink href={receiptAddress(order.code, linkKey)}>PDF</DownloadLink>}
      </Papers>
      <PrintedReceipt order={order} />
    </SlipPaper>
  );
}

interface PointsNoteProps {
  readonly order: FollowedOrder;
  readonly isOwner: boolean;
}

/** What becomes of the points of a member's order. The owner finds their entries of the ledger in the profile (C217). */
function PointsNote({ order, isOwner }: PointsNoteProps) {
  const { code, isMember, pointsEarned = 0, redeemedPoints = 0, status } = order;
  const isCancelled = status === 'cancelled';
  const isDone = status === 'completed';
  const earns = pointsEarned > 0 && !isCancelled;
  const points = earns ? pointsEarned : redeemedPoints;
  if (!isMember || points === 0) return null;
  const is = points === 1 ? 'is' : 'are';
  const earned = isDone ? `${is} yours.` : `arrive${points === 1 ? 's' : ''} when the order is done.`;
  const redeemed = isCancelled ? `${is} back.` : `${is} spent on it.`;
  return (
    <Points>
      <p>
        <b>{`${points} ${points === 1 ? 'point' : 'points'}`}</b>
        <span>{` ${earns ? earned : redeemed}`}</span>
        {isOwner && (isDone || redeemedPoints > 0) && (
          <>
            {' '}
            <Link to={paths.pointsOf(code)}>See your points</Link>
          </>
        )}
      </p>
      <WhyPoints of={earns ? figureOf(order, points) : 'balance'} isOwn={isOwner} />
    </Points>
  );
}

const Paid = styled.p`
  font-size: var(--t-small);
  color: var(--muted);
  overflow-wrap: anywhere;
`;

const Points = styled.div`
  margin-top: 12px;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--accent-soft);
  font-size: 0.9375rem;
  line-height: 1.4;
`;

const Papers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;

  > * {
    flex: 1 1 120px;
  }

  > div {
    flex-basis: 100%;
  }
`;
