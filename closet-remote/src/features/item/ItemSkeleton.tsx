import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { Body, Layout } from './item-style';

/** The item page's shape while it loads. */
export function ItemSkeleton() {
  return (
    <Layout role="status">
      <VisuallyHidden>Loading the product</VisuallyHidden>
      <Skeleton ratio="4 / 5" radius="var(--r-tile)" />
      <Body>
        <Skeleton width="30%" />
        <Skeleton width="70%" height="48px" />
        <Skeleton width="100px" height="20px" />
        <Skeleton width="40%" />
        <Skeleton height="56px" />
      </Body>
    </Layout>
  );
}
