import styled from 'styled-components';
import { SoldOutControl } from '../../../common/sold-out/SoldOutControl';
import { type MarkedDish, markText } from '../../../common/sold-out/sold-out-words';

interface DishMarksProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly dishes: readonly MarkedDish[];
  /** True while there is no network: changes wait. */
  readonly isWaiting: boolean;
}

/** Dishes with how they stand, and one tap to mark each as sold out or to put it back (C225). */
export const DishMarks = ({ label, dishes, isWaiting }: DishMarksProps) => (
  <List aria-label={label}>
    {dishes.map((dish) => (
      <li key={dish._id}>
        <span>
          <bdi>{dish.name}</bdi>
          {markText(dish) && <small>{markText(dish)}</small>}
        </span>
        <SoldOutControl dish={dish} isWaiting={isWaiting} />
      </li>
    ))}
  </List>
);

const List = styled.ul`
  border-top: 1px solid var(--line);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 60px;
    padding-block: 6px;
    border-bottom: 1px solid var(--line);
  }

  li > :first-child {
    flex: 1 1 140px;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: var(--t-small);
    font-weight: 400;
    color: var(--accent-text);
  }
`;
