import type { PointsMovement } from '@storefront/shared/contract/entities/points';
import { Button } from '@storefront/shared/ui/Button';
import styled from 'styled-components';
import { movementText, signed } from './movement-text';
import { shopDay } from './shop-day';

export interface MovementsProps {
  readonly movements: readonly PointsMovement[];
  /** Loads older movements; null if there are none. */
  readonly onMore: (() => void) | null;
  readonly isLoading: boolean;
}

/** The history of a member's points, newest first. */
export function Movements({ movements, onMore, isLoading }: MovementsProps) {
  return (
    <>
      <List>
        {movements.map((movement) => (
          <li key={movement._id}>
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
