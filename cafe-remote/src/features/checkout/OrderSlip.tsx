import { formatRupees, toPaisa } from '@storefront/shared/rules/money';
import { missingToFree } from '@storefront/shared/rules/place-terms';
import { isSubmittable, type ShippingState, shippingProblem } from '@storefront/shared/rules/shipping';
import { lineTotal } from '@storefront/shared/rules/totals';
import { Picture } from '@storefront/shared/ui/Picture';
import { Price } from '@storefront/shared/ui/Price';
import { SlipPaper } from '@storefront/shared/ui/SlipPaper';
import type { ReactNode } from 'react';
import { type CheckoutItem, choicesText, toPriced } from '../../common/checkout-item';
import { EarnNote } from '../../common/EarnNote';
import { Item, Sums as SumList } from '../../common/order-slip-style';
import { SlipHead, Tiny, Total } from '../../common/slip-style';
import { happyText } from '../../common/use-happy-hours';
import type { Sums } from './order-draft';

interface OrderSlipProps {
  readonly items: readonly CheckoutItem[];
  readonly shipping: ShippingState;
  readonly sums: Sums;
  /** The code that the order has. */
  readonly code: string | undefined;
  /** Below the sums: payment, terms, the button. */
  readonly children: ReactNode;
}

const shippingText = ({ mode, place }: ShippingState) => {
  if (mode === 'pickup') return 'Pick-up';
  return place ? `Delivery to ${place.name}` : 'Delivery';
};

function feeText(shipping: ShippingState, { fee }: Sums): string {
  if (!isSubmittable(shipping)) return 'Choose a location';
  return shipping.mode === 'delivery' && fee === 0 ? 'Free delivery' : formatRupees(fee);
}

/** The order summary: lines, offers, fee, points, total (§2). */
export function OrderSlip({ items, shipping, sums, code, children }: OrderSlipProps) {
  const isBelow = shippingProblem(shipping, sums.rest) !== null;
  const toFree = shipping.place && !isBelow ? missingToFree(shipping.place, sums.rest) : 0;
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <SlipPaper label="Order summary" sticky>
      <SlipHead>
        <h2>Order summary</h2>
        <span>{`${pieces} ${pieces === 1 ? 'item' : 'items'}`}</span>
      </SlipHead>
      <ul>
        {items.map((item) => (
          <Item key={item.lineId ?? item.productId}>
            <Picture
              image={item.image}
              imageSet={item.imageSet}
              alt=""
              sizes="56px"
              ratio="1"
              loading="eager"
            />
            <span>
              <b>{item.name}</b>
              <small translate="no">{`${item.quantity} × ${formatRupees(toPaisa(item.price))}`}</small>
              {choicesText(item) && <small>{choicesText(item)}</small>}
              {!!item.happyHour && <small>{happyText(item.happyHour)}</small>}
            </span>
            <Price paisa={lineTotal(toPriced(item))} />
          </Item>
        ))}
      </ul>
      <SumList>
        <dt>Subtotal</dt>
        <dd translate="no">{formatRupees(sums.subtotal)}</dd>
        {sums.happy > 0 && (
          <>
            <dt>Happy hour</dt>
            <dd translate="no" data-saves>
              {formatRupees(-sums.happy)}
            </dd>
          </>
        )}
        {sums.coupon > 0 && (
          <>
            <dt>{`Code ${code ?? ''}`}</dt>
            <dd translate="no" data-saves>
              {formatRupees(-sums.coupon)}
            </dd>
          </>
        )}
        <dt>{shippingText(shipping)}</dt>
        <dd>{feeText(shipping, sums)}</dd>
        {sums.redeemedPoints > 0 && (
          <>
            <dt>{`${sums.redeemedPoints} points`}</dt>
            <dd translate="no" data-saves>
              {formatRupees(-toPaisa(sums.redeemedPoints))}
            </dd>
          </>
        )}
      </SumList>
      {toFree > 0 && <Tiny>{`${formatRupees(toFree)} more and delivery is free`}</Tiny>}
      <Total>
        <span>Total</span>
        <span translate="no">{formatRupees(sums.total)}</span>
      </Total>
      <EarnNote order={sums.earning} />
      {children}
    </SlipPaper>
  );
}
