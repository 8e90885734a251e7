import type { Product } from '../../../contract/entities/product';
import * as messages from '../../../messages/messages';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { member } from '../support/mock-context';
import { notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { readPicture } from '../support/read-picture';

/** Calls that change cafe products. */
export const productCalls: MockResolvers<'addProduct' | 'updateProduct' | 'deleteProduct'> = {
  async addProduct({ world, body, files }) {
    const file = files.get('image');
    const id = world.newId();
    const added: Product = {
      _id: id,
      id,
      ...body,
      category: body.category ?? '',
      description: body.description ?? '',
      ugage: body.ugage ?? 'enable',
      espressoItem: body.espressoItem ?? false,
      soldOut: body.soldOut ?? false,
      ...(file ? await readPicture('image', file) : { image: '' }),
      version: 1,
    };
    world.products = [...world.products, added];
    return new Reply(added, messages.admin.productAdded);
  },

  async updateProduct(context) {
    const { world, params, body, form, files } = context;
    const before = world.products.find((product) => product._id === params.id);
    if (!before) throw notFound('Product');
    const file = files.get('image');
    const { description, version, ...fields } = body;
    const edited: Product = {
      ...before,
      ...defined(fields),
      ...('description' in form && { description: description ?? '' }),
      ...(file && (await readPicture('image', file))),
    };
    const values = { before, after: edited };
    checkVersion(world, { id: before._id, what: 'product', version, stored: before.version, values });
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.products = world.products.map((product) => (product === before ? after : product));
    return new Reply(after, messages.admin.itemUpdated);
  },

  deleteProduct({ world, params }) {
    if (!world.products.some((product) => product._id === params.id)) throw notFound('Product');
    world.products = world.products.filter((product) => product._id !== params.id);
    return new Reply(null, messages.admin.itemDeleted);
  },
};
