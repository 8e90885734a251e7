import { rewards } from '@storefront/shared/content/rewards';
import styled from 'styled-components';
import { PointsTable } from './PointsTable';
import { cafeRows, closetRows } from './point-rows';

/** How points work: per rupee at the cafe, by tiers in the closet (§2 "Rewards page", C16). */
export function HowPointsWork() {
  return (
    <section aria-labelledby="how">
      <h2 id="how">How points work</h2>
      <Rooms>
        <Room>
          <h3>{rewards.cafe.title}</h3>
          <PointsTable caption={rewards.cafe.text} rows={cafeRows()} />
        </Room>
        <Room>
          <h3>{rewards.closet.title}</h3>
          <PointsTable caption={rewards.closet.text} rows={closetRows()} sign="+" />
        </Room>
      </Rooms>
    </section>
  );
}

const Rooms = styled.div`
  display: grid;
  gap: var(--s4);

  @media (min-width: 1024px) {
    grid-template-columns: 1fr 1fr;
    gap: var(--s6);
  }
`;

const Room = styled.div`
  padding: var(--s5);
  border-radius: var(--r-panel);
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--line);

  h3 {
    margin-bottom: var(--s2);
  }

  @media (min-width: 1024px) {
    padding: var(--s6);
  }
`;
