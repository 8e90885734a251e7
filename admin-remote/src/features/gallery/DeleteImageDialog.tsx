import { deleteGalleryImage } from '@storefront/shared/api/gallery';
import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import * as messages from '@storefront/shared/messages';
import { Picture } from '@storefront/shared/ui/Picture';
import { useQueryClient } from '@tanstack/react-query';
import { changesIn } from '../../common/conflict/edit-field';
import { DeleteDialog } from '../../common/DeleteDialog';
import { refreshLists } from '../../common/refresh-lists';
import { imageFields, toImageForm } from './image-form';

const imageChanges = changesIn(imageFields, toImageForm);

interface DeleteImageDialogProps {
  readonly image: GalleryImage;
  readonly onClose: () => void;
}

/** Asks, then removes a picture from the gallery. */
export function DeleteImageDialog({ image, onClose }: DeleteImageDialogProps) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete this image?"
      what="image"
      loading="Deleting image…"
      success={messages.admin.imageDeleted}
      failure={messages.admin.deleteImageFailed}
      item={image}
      changes={imageChanges}
      run={(version) => deleteGalleryImage(image._id, { version })}
      onDeleted={() => refreshLists(client, ['listGallery'])}
      onClose={onClose}
    >
      <Picture image={image.image} imageSet={image.imageSet} alt={image.alt} ratio="4 / 3" sizes="512px" />
      <p>
        <b>{image.title}</b> leaves the gallery for good.
      </p>
    </DeleteDialog>
  );
}
