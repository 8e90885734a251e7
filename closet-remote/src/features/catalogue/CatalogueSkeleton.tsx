import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';
import { RowGroupBox, RowList } from './catalogue-style';

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder of the catalogue while it loads. */
export function CatalogueSkeleton() {
  return (
    <RowList role="status">
      <VisuallyHidden>Loading products</VisuallyHidden>
      <RowGroupBox style={{ '--count': PLACES.length }}>
        {PLACES.map((place) => (
          <Place key={place}>
            <Skeleton ratio="4 / 5" radius="var(--r-tile)" />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </Place>
        ))}
      </RowGroupBox>
    </RowList>
  );
}

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding-bottom: 48px;
`;
