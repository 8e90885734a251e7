import { messages } from '@storefront/shared/messages';
import { callQuery } from '@storefront/shared/query/call-query';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { ErrorState } from '@storefront/shared/ui/ErrorState';
import { Skeleton } from '@storefront/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { SheetPage } from '../common/SheetPage';
import { GalleryGrid, Tiles } from './GalleryGrid';

const PLACES = ['1', '2', '3', '4', '5', '6'];

/** Gallery (§2): pictures with their titles. */
export default function GalleryPage() {
  const { data, error, refetch } = useQuery(callQuery('listGallery', {}));
  return (
    <SheetPage title="Gallery" lead="A morning at the counter, an evening at the rack.">
      {error ? (
        <ErrorState message={messages.gallery.loadFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Tiles aria-busy="true">
          {PLACES.map((place) => (
            <li key={place}>
              <Skeleton ratio="1" radius="var(--r-tile)" />
            </li>
          ))}
        </Tiles>
      ) : data.length === 0 ? (
        <EmptyState title="No pictures yet" text="The first ones are being taken." />
      ) : (
        <GalleryGrid images={data} />
      )}
    </SheetPage>
  );
}
