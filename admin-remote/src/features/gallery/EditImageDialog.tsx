import { updateGalleryImage } from '@storefront/shared/api/gallery';
import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { Picture } from '@storefront/shared/ui/Picture';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { FormDialog } from '../../common/form/FormDialog';
import { TextField } from '../../common/form/TextField';
import { useEditForm } from '../../common/form/use-edit-form';
import { refreshLists } from '../../common/refresh-lists';
import { imageFaults, imageFields, toImageForm } from './image-form';

interface EditImageDialogProps {
  readonly image: GalleryImage;
  readonly onClose: () => void;
}

/** Changes title and description of a gallery picture (C165). Another picture is added instead: its file is its identity. */
export function EditImageDialog({ image, onClose }: EditImageDialogProps) {
  const client = useQueryClient();
  const { values, errors, set, dialog } = useEditForm({
    opened: image,
    start: () => toImageForm(image),
    toForm: toImageForm,
    fields: imageFields,
    loading: 'Updating image…',
    success: 'Image updated successfully',
    failure: 'Failed to update image',
    faultsOf: imageFaults,
    send: ({ title, alt }, stored) =>
      updateGalleryImage(image._id, {
        title: title.trim(),
        alt: alt.trim(),
        version: (stored ?? image).version,
      }),
    refresh: () => refreshLists(client, ['listGallery']),
  });

  return (
    <FormDialog title={`Edit ${image.title}`} action="Save image" {...dialog} onClose={onClose}>
      <Small>
        <Picture image={image.image} imageSet={image.imageSet} alt="" ratio="4 / 3" sizes="240px" />
      </Small>
      <TextField
        label="Title"
        required
        error={errors.title}
        maxLength={120}
        value={values.title}
        onChange={(title) => set({ title })}
      />
      <TextField
        label="Description"
        hint="What the picture shows, for people who cannot see it"
        required
        error={errors.alt}
        maxLength={200}
        value={values.alt}
        onChange={(alt) => set({ alt })}
      />
    </FormDialog>
  );
}

/** Leaves the fields in sight on a tablet. */
const Small = styled.div`
  width: min(100%, 240px);
`;
