import { z } from 'zod';
import { describeCall } from '../call';
import { galleryImage } from '../entities/gallery-image';
import {
  afterQuery,
  idParam,
  limitQuery,
  optionalLine,
  pageQuery,
  seenVersion,
  seenVersionQuery,
  text,
} from '../inputs';

export const galleryCalls = {
  addGalleryImage: describeCall('addGalleryImage', {
    summary: 'Adds a picture to the gallery, multipart; a blank `alt` becomes the title.',
    access: 'admin',
    right: 'editGallery',
    body: z.object({ title: text(120), alt: optionalLine(200) }),
    files: [{ field: 'image', required: true, describes: 'JPEG, PNG, WebP or AVIF up to 8 MB' }],
    answer: galleryImage,
  }),
  listGallery: describeCall('listGallery', {
    summary: 'Pictures of the gallery, newest first; the first 100 unless a page is asked for.',
    access: 'public',
    query: z.object({ ...pageQuery, ...limitQuery, ...afterQuery }),
    answer: z.array(galleryImage),
  }),
  updateGalleryImage: describeCall('updateGalleryImage', {
    summary: 'Changes title or alternative text of a picture; fields not sent stay.',
    access: 'admin',
    right: 'editGallery',
    added: true,
    params: idParam,
    body: z.object({ title: text(120).optional(), alt: text(200).optional(), version: seenVersion }),
    answer: galleryImage,
    failures: { 409: 'somebody changed the picture meanwhile (C165)' },
  }),
  deleteGalleryImage: describeCall('deleteGalleryImage', {
    summary: 'Removes a picture from the gallery.',
    access: 'admin',
    right: 'editGallery',
    params: idParam,
    query: seenVersionQuery,
    answer: z.null(),
    failures: { 409: 'somebody changed the picture meanwhile (C165)' },
  }),
};
