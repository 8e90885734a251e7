import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';

const PLACES = Array.from({ length: 6 }, (_, index) => index);

/** The menu's shape while it loads. */
export function MenuSkeleton() {
  return (
    <Grid role="status">
      <VisuallyHidden>Loading the menu</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place}>
          <Skeleton height="136px" radius="var(--r-tile)" />
          <Skeleton height="24px" width="60%" />
          <Skeleton height="16px" width="80%" />
          <Skeleton height="44px" />
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 32px;

  > div {
    display: grid;
    gap: 10px;
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }

  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 40px 32px;
  }
`;
