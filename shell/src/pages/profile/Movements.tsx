import type { PointsMovement } from '@storefront/shared/contract/entities/points';
import { pointsAnchor } from '@storefront/shared/paths';
import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';
import { movementText, ORDERS, signed } from './movement-text';
import { shopDay } from './shop-day';
import { useSoughtEntry } from './use-sought-entry';

export interface MovementsProps {
  readonly movements: readonly PointsMovement[];
  /** Loads older movements; null if there are none. */
  readonly onMore: (() => void) | null;
  readonly isLoading: boolean;
}

/** The history of a member's points, newest first. Marks the entries of the order in the address (C217). */
export function Movements({ movements, onMore, isLoading }: MovementsProps) {
  const sought = useSoughtEntry(movements, isLoading ? null : onMore);
  const own = movements.filter(({ orderCode }) => orderCode !== null && orderCode === sought);
  const first = own.find(({ kind, reason }) => kind === 'earn' && ORDERS.has(reason)) ?? own[0];
  return (
    <>
      <List>
        {movements.map((movement) => (
          <li
            key={movement._id}
            {...(movement === first && { id: pointsAnchor(first.orderCode ?? ''), tabIndex: -1 })}
            data-sought={own.includes(movement) || undefined}
          >
            <span>{movementText(movement)}</span>
            <time dateTime={movement.at}>{shopDay(movement.at)}</time>
            <b data-gone={movement.points < 0 || undefined}>{signed(movement.points)}</b>
          </li>
        ))}
      </List>
      {onMore && (
        <Button variant="quiet" busy={isLoading} onClick={onMore}>
          Show older
        </Button>
      )}
    </>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
    outline: none;
  }
  li[data-sought] {
    margin-inline: -12px;
    padding-inline: 12px;
    background: var(--accent-soft);
    box-shadow: inset 4px 0 var(--marigold);

    @media (forced-colors: active) {
      outline: 1px solid;
    }
  }
  time {
    grid-row: 2;
    font-size: var(--t-small);
    color: var(--muted);
  }
  b {
    grid-row: span 2;
    align-self: center;
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--ok);
  }
  b[data-gone] {
    color: var(--ink);
  }
`;
