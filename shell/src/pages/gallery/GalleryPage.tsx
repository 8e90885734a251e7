import * as messages from '@storefront/shared/messages';
import { callQuery } from '@storefront/shared/query/call-query';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { useQuery } from '@tanstack/react-query';
import { SheetPage } from '../common/SheetPage';
import { GalleryGrid } from './GalleryGrid';
import { GallerySkeleton } from './GallerySkeleton';

/** Gallery (§2): pictures with titles, and a large view of each. */
export default function GalleryPage() {
  const { data, error, isFetching, refetch } = useQuery(callQuery('listGallery', {}));
  return (
    <SheetPage title="Gallery" lead="A morning at the counter, an evening at the rack.">
      {error ? (
        <LoadFailure
          message={messages.gallery.loadFailed}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <GallerySkeleton />
      ) : data.length === 0 ? (
        <EmptyState title="No pictures yet" text="The first ones are being taken." />
      ) : (
        <GalleryGrid images={data} />
      )}
    </SheetPage>
  );
}
