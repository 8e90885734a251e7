import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { Actions, Card, Text } from './dish-style';
import { Dishes, Heading } from './group-style';

const PLACES = Array.from({ length: 6 }, (_, index) => index);

/** The menu's skeleton. */
export function MenuSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the menu</VisuallyHidden>
      <Heading>
        <Skeleton width="180px" height="31px" />
      </Heading>
      <Dishes>
        {PLACES.map((place) => (
          <Place as="div" key={place}>
            <div>
              <Skeleton height="100%" radius="var(--r-tile)" />
            </div>
            <Text>
              <Skeleton width="60%" height="24px" />
              <Skeleton width="80%" />
              <Skeleton width="40%" height="20px" />
            </Text>
            <Actions>
              <Skeleton width="120px" height="44px" />
              <Skeleton width="auto" height="44px" />
            </Actions>
          </Place>
        ))}
      </Dishes>
    </div>
  );
}

const Place = styled(Card)`
  > :first-child {
    height: 136px;

    @media (min-width: 64em) {
      height: 244px;
    }
  }

  > :nth-child(2) {
    gap: 10px;
    align-content: center;
    min-height: 136px;
  }
`;
