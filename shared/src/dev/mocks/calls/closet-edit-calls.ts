import type { ClosetColor, ClosetItem } from '../../../contract/entities/closet-item';
import * as messages from '../../../messages/messages';
import { stockChange } from '../../../rules/stock-movement';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { member } from '../support/mock-context';
import { conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { once } from '../support/once';
import { readColors } from '../support/read-colors';

type ClosetEditCall = 'addClosetItem' | 'updateClosetItem' | 'moveStock' | 'deleteClosetItem';

/** Returns the first colour's picture, which is also the item's. */
function pictureOf(colors: readonly ClosetColor[]): Pick<ClosetItem, 'image' | 'imageSet'> {
  const first = colors.find(({ image }) => image !== '');
  return { image: first?.image ?? '', ...(first?.imageSet && { imageSet: first.imageSet }) };
}

/** Calls that change the closet. They read indexed colour fields from the raw form (C61). */
export const closetEditCalls: MockResolvers<ClosetEditCall> = {
  async addClosetItem({ world, body, form, files }) {
    const id = world.newId();
    const colors = (await readColors(form, files)) ?? [];
    const added: ClosetItem = {
      _id: id,
      id,
      name: body.name,
      division: body.division,
      price: body.price,
      brand: body.brand ?? '',
      material: body.material ?? '',
      description: body.description ?? '',
      availableStock: body.availableStock,
      sizeOptions: body.sizeOptions ?? [],
      category: body.category,
      gender: body.gender ?? '',
      ratings: body.ratings ?? 4,
      colors,
      isTopSeller: body.isTopSeller ?? false,
      ...pictureOf(colors),
      version: 1,
    };
    world.closetItems = [added, ...world.closetItems];
    return new Reply(added, messages.admin.itemAdded);
  },

  async updateClosetItem(context) {
    const { world, params, body, form, files } = context;
    const before = world.closetItems.find((item) => item._id === params.id);
    if (!before) throw notFound('Item');
    const { name, division, price, sizeOptions, category, ratings, isTopSeller } = body;
    const availableStock = body.availableStock === body.stockBefore ? undefined : body.availableStock;
    const { brand, material, description, gender } = body;
    const colors = (await readColors(form, files, before.colors)) ?? before.colors;
    const edited: ClosetItem = {
      ...before,
      ...defined({ name, division, price, availableStock, sizeOptions, category, ratings, isTopSeller }),
      ...('brand' in form && { brand: brand ?? '' }),
      ...('material' in form && { material: material ?? '' }),
      ...('description' in form && { description: description ?? '' }),
      ...('gender' in form && { gender: gender ?? '' }),
      colors,
      ...pictureOf(colors),
    };
    const values = { before, after: edited };
    checkVersion(world, {
      id: before._id,
      what: 'item',
      version: body.version,
      stored: before.version,
      values,
    });
    const after = raised(edited);
    recordEdit(world, after._id, member(context));
    world.closetItems = world.closetItems.map((item) => (item === before ? after : item));
    return new Reply(after, messages.admin.itemUpdated);
  },

  moveStock(context) {
    const { world, params, headers, body } = context;
    const attempt = { person: member(context), key: headers['idempotency-key'], payload: [params, body] };
    const moved = once(world.movements, attempt, () => {
      const before = world.closetItems.find((item) => item._id === params.id);
      if (!before) throw notFound('Item');
      const availableStock = before.availableStock + stockChange(body, before.availableStock);
      if (availableStock < 0) throw conflict(`Only ${before.availableStock} left in stock`);
      const after = { ...before, availableStock };
      world.closetItems = world.closetItems.map((item) => (item === before ? after : item));
      return after;
    });
    return new Reply(moved, 'Stock updated');
  },

  deleteClosetItem({ world, params, query: { version } }) {
    const before = world.closetItems.find((item) => item._id === params.id);
    if (!before) throw notFound('Item');
    checkVersion(world, {
      id: before._id,
      what: 'item',
      version,
      stored: before.version,
      values: { before },
    });
    world.closetItems = world.closetItems.filter((item) => item !== before);
    return new Reply(null, messages.admin.itemDeleted);
  },
};
