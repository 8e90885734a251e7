import { type EarnedPoints, type EarningOrder, pointsEarned } from '@storefront/shared/rules/points';
import { personAtom } from '@storefront/shared/session';
import { WhyPoints } from '@storefront/shared/ui/WhyPoints';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';

const sourceText = ({ cafe, closet }: EarnedPoints) =>
  cafe > 0 && closet > 0 ? ` (${cafe} cafe, ${closet} closet)` : '';

/** The points an order earns, or would earn with an account, and why (§2, C16, C272). Nothing for zero points. */
export function EarnNote({ order }: { readonly order: EarningOrder }) {
  const points = pointsEarned(order);
  const isMember = useAtomValue(personAtom) !== null;
  if (points.total === 0) return null;
  return (
    <Box>
      <p>
        <Coin aria-hidden="true">{points.total}</Coin>
        <span>
          <span>{isMember ? 'This order earns you ' : 'With an account this order earns '}</span>
          <b>{`${points.total} ${points.total === 1 ? 'point' : 'points'}`}</b>
          <span>{`${sourceText(points)}, worth Rs ${points.total} next time.`}</span>
        </span>
      </p>
      <WhyPoints of={order} />
    </Box>
  );
}

const Box = styled.div`
  margin: 12px 0;
  padding: 12px 16px 4px;
  border-radius: var(--r-control);
  background: var(--accent-soft);
  font-size: 0.9375rem;
  line-height: 1.4;

  > p {
    display: flex;
    align-items: center;
    gap: 12px;
  }
`;

const Coin = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  min-width: 36px;
  height: 36px;
  padding: 3px 4px 0;
  border-radius: 18px;
  background: var(--marigold);
  color: var(--on-marigold);
  font: 800 1rem / 1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;
