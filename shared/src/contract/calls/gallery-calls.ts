import { z } from 'zod';
import { describeCall } from '../call';
import { galleryImage } from '../entities/gallery-image';
import { idParam, limitQuery, pageQuery, text } from '../inputs';

export const galleryCalls = {
  addGalleryImage: describeCall('addGalleryImage', {
    summary: 'Adds a picture to the gallery, multipart.',
    access: 'admin',
    body: z.object({ title: text(120), alt: text(200) }),
    files: [{ field: 'image', required: true, describes: 'JPEG, PNG, WebP or AVIF up to 8 MB' }],
    answer: galleryImage,
  }),
  listGallery: describeCall('listGallery', {
    summary: 'Pictures of the gallery, newest first; all of them unless a page is asked for.',
    access: 'public',
    query: z.object({ ...pageQuery, ...limitQuery }),
    answer: z.array(galleryImage),
  }),
  deleteGalleryImage: describeCall('deleteGalleryImage', {
    summary: 'Removes a picture from the gallery.',
    access: 'admin',
    params: idParam,
    answer: z.null(),
  }),
};
