import type { Order } from '@storefront/shared/contract/entities/order';
import styled from 'styled-components';
import { type Lane, laneOf, laneWord } from './lanes';

interface LaneTabsProps {
  readonly lanes: readonly Lane[];
  readonly hasSteps: boolean;
  /** Null while they load: the tabs count nothing yet. */
  readonly orders: readonly Order[] | null;
  readonly chosen: Lane;
  readonly onChoose: (lane: Lane) => void;
}

/** Chooses the lane where only one has room. */
export function LaneTabs({ lanes, hasSteps, orders, chosen, onChoose }: LaneTabsProps) {
  return (
    <Row role="group" aria-label="Lane">
      {lanes.map((lane) => (
        <button key={lane} type="button" aria-pressed={lane === chosen} onClick={() => onChoose(lane)}>
          <span>{laneWord(lane, hasSteps)}</span>
          <span>{orders?.filter((order) => laneOf(order) === lane).length}</span>
        </button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  margin-bottom: 8px;
  box-shadow: inset 0 -1px 0 var(--line);
  overflow-x: auto;
  scrollbar-width: none;

  button {
    display: flex;
    flex: 1 0 auto;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-height: 48px;
    padding-inline: 8px;
    border-block: 3px solid transparent;
    font-size: var(--t-control);
    font-weight: 500;
    color: var(--muted);
    touch-action: manipulation;
  }

  button[aria-pressed='true'] {
    border-bottom-color: var(--ink);
    font-weight: 650;
    color: var(--ink);
  }

  /* A count of one digit moves no tab. */
  span + span {
    min-width: 1ch;
    font-size: var(--t-micro);
    font-variant-numeric: tabular-nums;
  }
`;
