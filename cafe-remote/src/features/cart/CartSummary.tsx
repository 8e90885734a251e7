import type { Line } from '@storefront/shared/cart/line';
import { useOnline } from '@storefront/shared/hooks/use-online';
import { formatRupees } from '@storefront/shared/rules/money';
import { orderOfLines } from '@storefront/shared/rules/points';
import { Button } from '@storefront/shared/ui/Button';
import { SlipPaper } from '@storefront/shared/ui/SlipPaper';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type CheckoutItem, toPriced } from '../../common/checkout-item';
import { EarnNote } from '../../common/EarnNote';
import { Sums } from '../../common/order-slip-style';
import { SlipHead, Tiny, Total } from '../../common/slip-style';
import { CartEstimate } from './CartEstimate';
import { cartSums } from './cart-sums';
import { NoNetworkNote } from './NoNetworkNote';
import { StickyAction } from './StickyAction';

interface CartSummaryProps {
  readonly selected: readonly (Line & Pick<CheckoutItem, 'happyHour'>)[];
  readonly table: string | null;
  readonly isPlacing: boolean;
  /** The shop is closed or paused: no order is made now. */
  readonly isWaiting: boolean;
  /** No orders are taken now. */
  readonly isRefusing: boolean;
  /** What must be said before the button: shortages, a pause. */
  readonly children: ReactNode;
  readonly onCheckout: () => void;
}

/** Total of the selected lines, the points preview and the checkout button (§2 "Cart"). */
export function CartSummary({
  selected,
  table,
  isPlacing,
  isWaiting,
  isRefusing,
  children,
  onCheckout,
}: CartSummaryProps) {
  const priced = selected.map(toPriced);
  const pieces = selected.reduce((sum, line) => sum + line.quantity, 0);
  // A table's order waits in this browser and is sent later (C109).
  const needsNetwork = !useOnline() && table === null;
  const sums = cartSums(priced);
  const total = formatRupees(sums.total);
  const name = table === null ? 'Checkout' : 'Order From table';
  return (
    <SlipPaper label="Cart summary" sticky>
      <SlipHead>
        <h2>Summary</h2>
        <span>{`${pieces} ${pieces === 1 ? 'item' : 'items'} selected`}</span>
      </SlipHead>
      {table === null && !isWaiting && <CartEstimate selected={selected} />}
      {sums.happy > 0 && (
        <Sums>
          <dt>Subtotal</dt>
          <dd translate="no">{formatRupees(sums.goods)}</dd>
          <dt>Happy hour</dt>
          <dd translate="no" data-saves>
            {formatRupees(-sums.happy)}
          </dd>
        </Sums>
      )}
      <Total>
        <span>Total</span>
        <span translate="no">{total}</span>
      </Total>
      <EarnNote order={orderOfLines(priced)} />
      <News>{children}</News>
      <StickyAction total={total}>
        <Button size="lg" block onClick={onCheckout} busy={isPlacing} disabled={isRefusing || needsNetwork}>
          {name}
        </Button>
      </StickyAction>
      {needsNetwork && <NoNetworkNote lines={selected} />}
      {isRefusing && !needsNetwork && <Tiny>{`${name} opens by itself. You need not reload.`}</Tiny>}
    </SlipPaper>
  );
}

const News = styled.div`
  display: grid;
  gap: 12px;

  &:not(:empty) {
    margin-block: 12px;
  }
`;
