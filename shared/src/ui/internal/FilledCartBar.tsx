import { useCart } from '@storefront/shared/cart';
import { Link } from '@storefront/shared/router';
import { useDeferredValue, useEffect } from 'react';
import styled from 'styled-components';
import type { Line } from '../../cart/line';
import { paths } from '../../paths/paths';
import { formatRupees, toPaisa } from '../../rules/money';
import { subtotal } from '../../rules/totals';
import { Icon } from '../Icon';
import { goIcon } from '../icons';

const amountOf = ({ price, quantity, total }: Line) => ({
  pricePaisa: toPaisa(price),
  quantity,
  totalPaisa: total === undefined ? undefined : toPaisa(total),
});

/** The bar of a cart with items. */
export function FilledCartBar({ table }: { readonly table: string | null }) {
  const { lines } = useCart(table);
  const sellable = lines.filter((line) => !line.isUnavailable);
  const pieces = sellable.reduce((sum, line) => sum + line.quantity, 0);
  // Deferred, so that a tap on Add to Cart updates the button and the badge first.
  const isShown = useDeferredValue(pieces > 0);

  useEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset.bar = '';
    return () => {
      delete dataset.bar;
    };
  }, [isShown]);

  if (!isShown || pieces === 0) return null;
  return (
    <>
      <Bar to={paths.cart(table)}>
        <span>
          <b translate="no">{pieces}</b>
          <span>{` ${pieces === 1 ? 'item' : 'items'}`}</span>
        </span>
        <b translate="no">{formatRupees(subtotal(sellable.map(amountOf)))}</b>
        <Go>
          View cart <Icon path={goIcon} size={18} />
        </Go>
      </Bar>
      <Padding />
    </>
  );
}

const Bar = styled(Link)`
  position: fixed;
  z-index: 10;
  inset: auto 12px max(12px, env(safe-area-inset-bottom)) 12px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 60px;
  padding: 8px 8px 8px 20px;
  border-radius: 18px;
  background: var(--float);
  color: var(--on-float);
  box-shadow: var(--shadow-pop);
  text-decoration: none;
  white-space: nowrap;
  font-size: min(1rem, 20px);
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  container-type: inline-size;

  > b {
    white-space: normal;
  }

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

  @media (min-width: 1024px) {
    display: none;
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

const Padding = styled.div`
  height: 96px;

  @media (min-width: 1024px) {
    display: none;
  }
`;
