import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { VisuallyHidden } from '@storefront/shared/ui/VisuallyHidden';
import { Tiles } from './gallery-style';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** The gallery's skeleton: tiles, and lines for the titles. */
export function GallerySkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading the pictures</VisuallyHidden>
      <Tiles aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place}>
            <figure>
              <Skeleton ratio="1" radius="var(--r-tile)" />
              <figcaption>
                <Skeleton width="60%" />
              </figcaption>
            </figure>
          </li>
        ))}
      </Tiles>
    </>
  );
}
