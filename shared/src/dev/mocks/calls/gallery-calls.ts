import * as messages from '../../../messages/messages';
import { LIMIT_MAX, PAGE_SIZES } from '../../../rules/paging';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { member } from '../support/mock-context';
import { badField, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import { readPicture } from '../support/read-picture';

/** Calls of the gallery. */
export const galleryCalls: MockResolvers<
  'addGalleryImage' | 'listGallery' | 'updateGalleryImage' | 'deleteGalleryImage'
> = {
  async addGalleryImage({ world, body, files }) {
    const file = files.get('image');
    if (!file) throw badField('image', 'is required');
    const id = world.newId();
    const added = {
      _id: id,
      id,
      ...body,
      alt: body.alt || body.title,
      ...(await readPicture('image', file)),
      version: 1,
    };
    world.gallery = [added, ...world.gallery];
    return new Reply(added, messages.admin.imageAdded);
  },

  listGallery({ world, query }) {
    return pageOf(world.gallery, query, query.page === undefined ? LIMIT_MAX : PAGE_SIZES.adminGallery);
  },

  updateGalleryImage(context) {
    const { world, params, body } = context;
    const before = world.gallery.find((image) => image._id === params.id);
    if (!before) throw notFound('Image');
    const { version, ...fields } = body;
    const edited = { ...before, ...defined(fields) };
    const values = { before, after: edited };
    checkVersion(world, { id: before._id, what: 'picture', version, stored: before.version, values });
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.gallery = world.gallery.map((image) => (image === before ? after : image));
    return new Reply(after, 'Image updated successfully');
  },

  deleteGalleryImage({ world, params, query: { version } }) {
    const before = world.gallery.find((image) => image._id === params.id);
    if (!before) throw notFound('Image');
    checkVersion(world, {
      id: before._id,
      what: 'picture',
      version,
      stored: before.version,
      values: { before },
    });
    world.gallery = world.gallery.filter((image) => image !== before);
    return new Reply(null, messages.admin.imageDeleted);
  },
};
