import * as messages from '../../../messages/messages';
import { PAGE_SIZES } from '../../../rules/paging';
import { badField, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import { readPicture } from '../support/read-picture';

/** Calls of the gallery. */
export const galleryCalls: MockResolvers<'addGalleryImage' | 'listGallery' | 'deleteGalleryImage'> = {
  async addGalleryImage({ world, body, files }) {
    const file = files.get('image');
    if (!file) throw badField('image', 'is required');
    const id = world.newId();
    const added = { _id: id, id, ...body, ...(await readPicture('image', file)) };
    world.gallery = [added, ...world.gallery];
    return new Reply(added, messages.admin.imageAdded);
  },

  listGallery({ world, query }) {
    const isPaged = query.page !== undefined || query.limit !== undefined;
    return isPaged ? pageOf(world.gallery, query, PAGE_SIZES.adminGallery) : world.gallery;
  },

  deleteGalleryImage({ world, params }) {
    if (!world.gallery.some((image) => image._id === params.id)) throw notFound('Image');
    world.gallery = world.gallery.filter((image) => image._id !== params.id);
    return new Reply(null, messages.admin.imageDeleted);
  },
};
