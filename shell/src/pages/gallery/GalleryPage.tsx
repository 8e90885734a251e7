import { useInView } from '@storefront/shared/hooks/use-in-view';
import * as messages from '@storefront/shared/messages';
import { pagedQuery } from '@storefront/shared/query/paged-query';
import { mergeById } from '@storefront/shared/rules/paging';
import { EmptyState } from '@storefront/shared/ui/EmptyState';
import { LoadFailure } from '@storefront/shared/ui/LoadFailure';
import { Spinner } from '@storefront/shared/ui/Spinner';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { SheetPage } from '../common/SheetPage';
import { GalleryGrid } from './GalleryGrid';
import { GallerySkeleton } from './GallerySkeleton';
import { End } from './gallery-style';

/** Distance below the screen at which the next pictures load. */
const AHEAD = '1200px 0px';

/** Gallery (§2): pictures with titles, and a large view of each. Loads the next hundred near its end (C175). */
export default function GalleryPage() {
  const client = useQueryClient();
  const { data, error, isFetching, refetch, hasNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(pagedQuery(client, 'listGallery', {}, true));
  const images = useMemo(() => data && mergeById(data.pages), [data]);
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const endRef = useInView(loadMore, { enabled: hasNextPage && !isFetching, rootMargin: AHEAD });
  return (
    <SheetPage title="Gallery" lead="A morning at the counter, an evening at the rack.">
      {!images ? (
        error ? (
          <LoadFailure
            message={messages.gallery.loadFailed}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <GallerySkeleton />
        )
      ) : images.length === 0 ? (
        <EmptyState title="No pictures yet" text="The first ones are being taken." />
      ) : (
        <GalleryGrid images={images} onNeedMore={hasNextPage && !isFetching ? loadMore : undefined} />
      )}
      {isFetchNextPageError && (
        <LoadFailure
          message={messages.gallery.loadFailed}
          error={error}
          busy={isFetching}
          onRetry={loadMore}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <End key={data?.pages.length} ref={endRef}>
          {isFetching && <Spinner label="Loading more pictures" />}
        </End>
      )}
    </SheetPage>
  );
}
