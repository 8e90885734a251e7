import type { Product } from '../../../contract/entities/product';
import * as messages from '../../../messages/messages';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { member } from '../support/mock-context';
import { notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { readPicture } from '../support/read-picture';
import { marked, markFields, markProduct } from '../support/sold-out-marks';

/** Calls that change cafe products. */
export const productCalls: MockResolvers<'addProduct' | 'updateProduct' | 'deleteProduct' | 'markSoldOut'> = {
  async addProduct({ world, body, files }) {
    const file = files.get('image');
    const id = world.newId();
    const { soldOut = false, marks, mealtime, ...fields } = body;
    const added: Product = {
      _id: id,
      id,
      ...fields,
      category: body.category ?? '',
      description: body.description ?? '',
      ugage: body.ugage ?? 'enable',
      espressoItem: body.espressoItem ?? false,
      ...markFields({ until: soldOut ? 'opening' : null, piecesLeft: null }),
      ...(marks && { marks }),
      ...(mealtime && { mealtime }),
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
    const { description, version, soldOut, marks, mealtime, ...fields } = body;
    const isNewMark = soldOut !== undefined && soldOut !== (before.soldOut ?? false);
    const edited: Product = {
      ...(isNewMark ? marked(before, { until: soldOut ? 'opening' : null, piecesLeft: null }) : before),
      ...defined(fields),
      ...(marks !== undefined && { marks: marks ?? undefined }),
      ...(mealtime !== undefined && { mealtime: mealtime ?? undefined }),
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

  markSoldOut(context) {
    const { world, params, body } = context;
    if (!world.products.some(({ _id }) => _id === params.id)) throw notFound('Product');
    return new Reply(markProduct(world, params.id, body, member(context)), messages.admin.itemUpdated);
  },

  deleteProduct({ world, params, query: { version } }) {
    const before = world.products.find((product) => product._id === params.id);
    if (!before) throw notFound('Product');
    checkVersion(world, {
      id: before._id,
      what: 'product',
      version,
      stored: before.version,
      values: { before },
    });
    world.products = world.products.filter((product) => product !== before);
    return new Reply(null, messages.admin.itemDeleted);
  },
};
