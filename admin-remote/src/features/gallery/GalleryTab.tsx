import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import * as messages from '@storefront/shared/messages';
import { callQuery } from '@storefront/shared/query/call-query';
import { mayHaveNextPage, PAGE_SIZES } from '@storefront/shared/rules/paging';
import { Button } from '@storefront/shared/ui/Button';
import { Icon } from '@storefront/shared/ui/Icon';
import { plusIcon } from '@storefront/shared/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListStates } from '../../common/ListStates';
import { listStateOf } from '../../common/list-state';
import { Pager } from '../../common/Pager';
import { TabHead } from '../../common/TabHead';
import { usePageNumber } from '../../common/use-page-number';
import { DeleteImageDialog } from './DeleteImageDialog';
import { EditImageDialog } from './EditImageDialog';
import { GalleryGrid } from './GalleryGrid';
import { PreviewDialog } from './PreviewDialog';
import { UploadDialog } from './upload/UploadDialog';

type OpenDialog =
  | { readonly kind: 'upload' }
  | { readonly kind: 'preview' | 'edit' | 'delete'; readonly image: GalleryImage };

/** Lists gallery pictures (§2 "Gallery tab"): add, edit, delete, paging. A click shows one large. */
export function GalleryTab() {
  const { page, goTo } = usePageNumber();
  const query = useQuery(callQuery('listGallery', { query: { page, limit: PAGE_SIZES.adminGallery } }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const images = query.data ?? [];
  const list = listStateOf(query);
  return (
    <>
      <TabHead title="Gallery">
        <Button onClick={() => setDialog({ kind: 'upload' })}>
          <Icon path={plusIcon} size={18} />
          Add Image
        </Button>
      </TabHead>
      <ListStates
        list={list}
        what="images"
        failure={messages.gallery.loadFailed}
        empty={images.length > 0 ? null : page > 1 ? 'No more images' : 'No images yet'}
      >
        <GalleryGrid
          images={images}
          onShow={(image) => setDialog({ kind: 'preview', image })}
          onEdit={(image) => setDialog({ kind: 'edit', image })}
          onDelete={(image) => setDialog({ kind: 'delete', image })}
        />
      </ListStates>
      <Pager
        page={page}
        rowCount={images.length}
        hasNext={mayHaveNextPage(images.length, PAGE_SIZES.adminGallery)}
        onGo={goTo}
      />
      {dialog?.kind === 'upload' && <UploadDialog onClose={close} />}
      {dialog?.kind === 'preview' && <PreviewDialog image={dialog.image} onClose={close} />}
      {dialog?.kind === 'edit' && <EditImageDialog image={dialog.image} onClose={close} />}
      {dialog?.kind === 'delete' && <DeleteImageDialog image={dialog.image} onClose={close} />}
    </>
  );
}
