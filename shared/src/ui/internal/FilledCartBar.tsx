import { useCart } from '@storefront/shared/cart';
import { Link } from '@storefront/shared/router';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { Line } from '../../cart/line';
import { paths } from '../../paths/paths';
import { formatRupees, toPaisa } from '../../rules/money';
import { subtotal } from '../../rules/totals';
import { Icon } from '../Icon';
import { goIcon } from '../icons';
import { MessagePlace } from '../MessagePlace';

const amountOf = ({ price, quantity, total }: Line) => ({
  pricePaisa: toPaisa(price),
  quantity,
  totalPaisa: total === undefined ? undefined : toPaisa(total),
});

/** The bar of a cart with items. A message takes the place of count and sum. */
export function FilledCartBar({ table }: { readonly table: string | null }) {
  const { lines } = useCart(table);
  const sellable = lines.filter((line) => !line.isUnavailable);
  const pieces = sellable.reduce((sum, line) => sum + line.quantity, 0);
  // Deferred, so that a tap on Add to Cart updates the button and the badge first.
  const isShown = useDeferredValue(pieces > 0);

  if (!isShown || pieces === 0) return null;
  return (
    <Bar>
      <MessagePlace kind="bar" />
      <Way to={paths.cart(table)}>
        <Sums>
          <span>
            <b translate="no">{pieces}</b>
            <span>{` ${pieces === 1 ? 'item' : 'items'}`}</span>
          </span>
          <b translate="no">{formatRupees(subtotal(sellable.map(amountOf)))}</b>
        </Sums>
        <Go>
          View cart <Icon path={goIcon} size={18} />
        </Go>
      </Way>
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  z-index: 10;
  inset: auto 12px max(12px, env(safe-area-inset-bottom)) 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 60px;
  border-radius: 18px;
  background: var(--float);
  color: var(--on-float);
  box-shadow: var(--shadow-pop);
  container-type: inline-size;

  > [data-messages]:has(> :not(:empty)) {
    padding: 8px 0 8px 16px;

    svg {
      color: var(--marigold);
    }
  }

  @media (min-width: 1024px) {
    display: none;
  }
`;

const Way = styled(Link)`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 60px;
  padding: 8px 8px 8px 20px;
  border-radius: 18px;
  text-decoration: none;
  white-space: nowrap;
  font-size: min(1rem, 20px);
  line-height: 1.2;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    &:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }

  @media (max-width: 359px) {
    column-gap: 8px;
    padding-left: 14px;
  }

  [data-messages]:has(> :not(:empty)) + & {
    flex: none;
    margin-left: auto;
    padding-left: 8px;
  }
`;

/** Screen readers still find it while a message stands here. */
const Sums = styled.span`
  display: contents;

  b {
    white-space: normal;
  }

  [data-messages]:has(> :not(:empty)) + ${Way} > & {
    position: absolute;
    display: block;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Go = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  margin-left: auto;
  padding: 0 18px;
  border-radius: 12px;
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 0.9375em;
  font-weight: 700;

  /* A small phone, or large text. */
  @container (max-width: 19em) {
    padding: 0 12px;

    svg {
      display: none;
    }
  }
`;
