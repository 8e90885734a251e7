import { formatRupees, type Paisa } from '@storefront/shared/rules/money';
import { Price } from '@storefront/shared/ui/Price';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';

interface HappyPriceProps {
  /** What one piece costs now, and what it costs otherwise. */
  readonly now: Paisa;
  readonly before: Paisa;
}

/** A price in a happy hour with the former one struck through; a screen reader says "Now Rs 150.00, before Rs 180.00". */
export const HappyPrice = ({ now, before }: HappyPriceProps) => (
  <p>
    <VisuallyHidden>Now </VisuallyHidden>
    <Price paisa={now} />
    <VisuallyHidden>, before</VisuallyHidden> <Former translate="no">{formatRupees(before)}</Former>
  </p>
);

const Former = styled.s`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
