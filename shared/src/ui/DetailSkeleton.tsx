import { DetailBody, DetailLayout } from './DetailLayout';
import { Skeleton } from './Skeleton';
import { VisuallyHidden } from './VisuallyHidden';

/** Placeholder of a product page while it loads. */
export function DetailSkeleton({ ratio }: { /** Of the picture, as in CSS: "4 / 5". */ ratio: string }) {
  return (
    <DetailLayout role="status">
      <VisuallyHidden>Loading the product</VisuallyHidden>
      <Skeleton ratio={ratio} radius="var(--r-tile)" />
      <DetailBody>
        <Skeleton width="30%" />
        <Skeleton width="70%" height="48px" />
        <Skeleton width="100px" height="20px" />
        <Skeleton width="40%" />
        <Skeleton height="56px" />
      </DetailBody>
    </DetailLayout>
  );
}
