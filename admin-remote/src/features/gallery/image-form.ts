import type { GalleryImage } from '@storefront/shared/contract/entities/gallery-image';
import { type EditField, editField } from '../../common/conflict/edit-field';
import type { FieldErrors } from '../../common/form/form-failure';

/** The texts of a stored gallery picture, as typed. */
export interface ImageForm {
  readonly title: string;
  readonly alt: string;
}

/** Returns the form values of a picture. */
export const toImageForm = ({ title, alt }: GalleryImage): ImageForm => ({ title, alt });

/** The fields that two members of staff may change at the same time (C165). */
export const imageFields: readonly EditField<ImageForm, GalleryImage>[] = [
  editField('title', 'Title'),
  editField('alt', 'Description'),
];

/** Returns the errors of the form: both texts are needed. */
export function imageFaults({ title, alt }: ImageForm): FieldErrors {
  return {
    ...(title.trim() === '' && { title: 'A title is needed' }),
    ...(alt.trim() === '' && { alt: 'Say what the picture shows' }),
  };
}
