import type { Product } from '../../../contract/entities/product';
import * as messages from '../../../messages/messages';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { putLast } from '../support/menu-order';
import { member } from '../support/mock-context';
import { badField, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { readPicture } from '../support/read-picture';
import { showProduct } from '../support/sellable-items';
import { marked, markFields, markProduct } from '../support/sold-out-marks';
import type { MockWorld } from '../world';

/** The option groups of a product; none if the list is empty (C255). @throws MockFailure 400 for an unknown group */
function groupFields(world: MockWorld, ids: readonly string[] | undefined): Pick<Product, 'optionGroups'> {
  if (!ids || ids.length === 0) return {};
  const unknown = ids.find((id) => !world.optionGroups.some(({ _id }) => _id === id));
  if (unknown !== undefined) throw badField('optionGroups', `has no group ${unknown}`);
  return { optionGroups: [...ids] };
}

/** Calls that change cafe products. */
export const productCalls: MockResolvers<'addProduct' | 'updateProduct' | 'deleteProduct' | 'markSoldOut'> = {
  async addProduct({ world, body, files }) {
    const file = files.get('image');
    const id = world.newId();
    const { soldOut = false, marks, mealtime, optionGroups, ...fields } = body;
    const added: Product = {
      _id: id,
      id,
      ...fields,
      ...groupFields(world, optionGroups),
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
    return new Reply(showProduct(world, added), messages.admin.productAdded);
  },

  async updateProduct(context) {
    const { world, params, body, form, files } = context;
    const before = world.products.find((product) => product._id === params.id);
    if (!before) throw notFound('Product');
    const file = files.get('image');
    const { description, version, soldOut, marks, mealtime, optionGroups, ...fields } = body;
    const { optionGroups: groupsBefore, ...rest } = before;
    const groups = groupFields(world, optionGroups ?? groupsBefore);
    const isNewMark = soldOut !== undefined && soldOut !== (before.soldOut ?? false);
    const edited: Product = {
      ...(isNewMark ? marked(rest, { until: soldOut ? 'opening' : null, piecesLeft: null }) : rest),
      ...defined(fields),
      ...(marks !== undefined && { marks: marks ?? undefined }),
      ...(mealtime !== undefined && { mealtime: mealtime ?? undefined }),
      ...groups,
      ...('description' in form && { description: description ?? '' }),
      ...(file && (await readPicture('image', file))),
    };
    const values = { before, after: edited };
    checkVersion(world, { id: before._id, what: 'product', version, stored: before.version, values });
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.products = world.products.map((product) => (product === before ? after : product));
    if (after.category !== before.category) putLast(world, [after._id]);
    return new Reply(showProduct(world, after), messages.admin.itemUpdated);
  },

  markSoldOut(context) {
    const { world, params, body } = context;
    if (!world.products.some(({ _id }) => _id === params.id)) throw notFound('Product');
    const product = markProduct(world, params.id, body, member(context));
    return new Reply(showProduct(world, product), messages.admin.itemUpdated);
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
