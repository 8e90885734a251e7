import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { formatRupees } from '../rules/money';

export interface PriceProps extends ComponentPropsWithRef<'span'> {
  /** A whole number of paisa. */
  paisa: number;
  /** Says "from" before it. */
  isLowest?: boolean;
}

/** Formats money: "Rs 1,250.00", with tabular digits, which no translator of the browser changes (C421). */
export function Price({ paisa, isLowest, ...rest }: PriceProps) {
  const price = formatRupees(paisa);
  if (!isLowest)
    return (
      <Figures translate="no" {...rest}>
        {price}
      </Figures>
    );
  return (
    <Figures {...rest}>
      <small>from </small>
      <span translate="no">{price}</span>
    </Figures>
  );
}

const Figures = styled.span`
  font-size: var(--t-price);
  font-weight: 600;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.5;
  white-space: nowrap;

  small {
    font-size: var(--t-small);
    font-weight: 400;
  }
`;
