import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { Frame } from '../board/board-style';
import { Places } from './rider-style';

const PLACES = [1, 2, 3];

/** Places with a delivery each while they load. */
export function PlacesSkeleton() {
  return (
    <Places role="status">
      <VisuallyHidden>Loading deliveries</VisuallyHidden>
      {PLACES.map((place) => (
        <div key={place}>
          <Name>
            <Skeleton width="9rem" height="1.5rem" />
          </Name>
          <Skeleton height="316px" radius="10px" />
        </div>
      ))}
    </Places>
  );
}

/** The riders' list while its script loads: the tools have their place. */
export function RidersSkeleton() {
  return (
    <Frame>
      <ToolsPlace />
      <PlacesSkeleton />
    </Frame>
  );
}

const ToolsPlace = styled.div`
  height: 64px;
`;

const Name = styled.div`
  padding: 8px 0 10px;
`;
