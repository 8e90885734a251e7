import { updateGalleryImage } from '@storefront/shared/api/gallery';
import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { Picture } from '@storefront/shared/ui/Picture';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { useEditConflict } from '../../common/conflict/use-edit-conflict';
import { FormDialog } from '../../common/form/FormDialog';
import { TextField } from '../../common/form/TextField';
import { useForm } from '../../common/form/use-form';
import { useSubmission } from '../../common/form/use-submission';
import { refreshLists } from '../../common/refresh-lists';
import { imageFaults, imageFields, toImageForm } from './image-form';

interface EditImageDialogProps {
  readonly image: GalleryImage;
  readonly onClose: () => void;
}

/** Changes title and description of a gallery picture (C165). Another picture is added instead: its file is its identity. */
export function EditImageDialog({ image, onClose }: EditImageDialogProps) {
  const client = useQueryClient();
  const form = useForm(() => toImageForm(image));
  const { values, errors } = form;
  const conflict = useEditConflict({
    opened: image,
    values,
    setValues: form.set,
    toForm: toImageForm,
    fields: imageFields,
  });
  const { submit, submission } = useSubmission({
    loading: 'Updating image…',
    success: 'Image updated successfully',
    failure: 'Failed to update image',
    onRefused: form.refuse,
    onError: conflict.take,
  });

  const save = async () => {
    const faults = imageFaults(values);
    if (Object.keys(faults).length > 0) {
      form.refuse(faults);
      return false;
    }
    if (!conflict.check()) return false;
    const { version } = conflict.item ?? image;
    const body = { title: values.title.trim(), alt: values.alt.trim(), version };
    const isSaved = await submit(() => updateGalleryImage(image._id, body));
    refreshLists(client, ['listGallery']);
    return isSaved;
  };

  return (
    <FormDialog
      title={`Edit ${image.title}`}
      action="Save image"
      form={form}
      submission={submission}
      conflict={conflict.notice}
      onSubmit={save}
      onClose={onClose}
    >
      <Small>
        <Picture image={image.image} imageSet={image.imageSet} alt="" ratio="4 / 3" sizes="240px" />
      </Small>
      <TextField
        label="Title"
        required
        error={errors.title}
        maxLength={120}
        value={values.title}
        onChange={(title) => form.set({ title })}
      />
      <TextField
        label="Description"
        hint="What the picture shows, for people who cannot see it"
        required
        error={errors.alt}
        maxLength={200}
        value={values.alt}
        onChange={(alt) => form.set({ alt })}
      />
    </FormDialog>
  );
}

/** Leaves the fields in sight on a tablet. */
const Small = styled.div`
  width: min(100%, 240px);
`;
