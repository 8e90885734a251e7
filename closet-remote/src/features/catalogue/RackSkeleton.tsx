import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { Grid } from './catalogue-style';

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The catalogue's shape while it loads. */
export function RackSkeleton() {
  return (
    <Grid role="status" aria-label="Loading products">
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton ratio="4 / 5" radius="var(--r-tile)" />
          <Skeleton height="132px" radius="0" />
        </li>
      ))}
    </Grid>
  );
}
