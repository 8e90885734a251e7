import type { SkeletonShape } from '@storefront/shared/delivery/route-table';
import { Page } from '@storefront/shared/ui/Page';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import styled from 'styled-components';

interface Block {
  readonly count: number;
  readonly ratio?: string;
  readonly height?: string;
}

const shapes: Readonly<Record<SkeletonShape, Block>> = {
  page: { count: 1, height: '420px' },
  form: { count: 4, height: '52px' },
  menu: { count: 6, height: '244px' },
  grid: { count: 8, ratio: '4 / 5' },
  item: { count: 2, ratio: '1' },
  list: { count: 4, height: '96px' },
  table: { count: 6, height: '64px' },
};

/** A skeleton in roughly the shape of the page: a title, then tiles, rows or fields. */
export function PageSkeleton({ shape }: { readonly shape: SkeletonShape }) {
  const { count, ...size } = shapes[shape];
  return (
    <Room aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton width="min(320px, 60%)" height="var(--t-h1)" />
      <Blocks $shape={shape}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks without identity
          <Skeleton key={index} radius="var(--r-tile)" {...size} />
        ))}
      </Blocks>
    </Room>
  );
}

const Room = styled(Page)`
  padding-block: var(--s5) var(--s9);
  min-height: 70vh;
`;

const columns: Partial<Record<SkeletonShape, string>> = {
  menu: 'repeat(3, 1fr)',
  grid: 'repeat(4, 1fr)',
  item: '1fr 1fr',
};

const Blocks = styled.div<{ $shape: SkeletonShape }>`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s6);
  grid-template-columns: ${({ $shape }) => ($shape === 'grid' ? '1fr 1fr' : '1fr')};

  @media (min-width: 1024px) {
    grid-template-columns: ${({ $shape }) => columns[$shape] ?? '1fr'};
  }
`;
