import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { messages } from '@storefront/shared/messages';
import { callQuery } from '@storefront/shared/query/call-query';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListStates } from '../../common/ListStates';
import { Pager } from '../../common/Pager';
import { TabHead } from '../../common/TabHead';
import { usePageNumber } from '../../common/use-page-number';
import { GalleryGrid } from './GalleryGrid';
import { PreviewDialog } from './PreviewDialog';

/** Pictures of the gallery (§2 "Gallery tab"); a click shows one large. */
export function GalleryTab() {
  const { page, goTo } = usePageNumber();
  const query = useQuery(callQuery('listGallery', { query: { page, limit: PAGE_SIZES.adminGallery } }));
  const [shown, setShown] = useState<GalleryImage | null>(null);
  const images = query.data ?? [];
  const list = {
    isPending: query.isPending,
    isFetching: query.isFetching,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
  return (
    <>
      <TabHead title="Gallery" />
      <ListStates
        list={list}
        what="images"
        failure={messages.gallery.loadFailed}
        empty={images.length > 0 ? null : page > 1 ? 'No more images' : 'No images yet'}
      >
        <GalleryGrid images={images} onShow={setShown} />
      </ListStates>
      <Pager
        page={page}
        rowCount={images.length}
        hasNext={mayHaveNextPage(images.length, PAGE_SIZES.adminGallery)}
        onGo={goTo}
      />
      {shown && <PreviewDialog image={shown} onClose={() => setShown(null)} />}
    </>
  );
}
