import type { ClosetColor, ClosetItem } from '../../../contract/entities/closet-item';
import * as messages from '../../../messages/messages';
import { editStock, isRegrouped, stockSteps } from '../../../rules/edit-stock';
import { moveStock } from '../../../rules/stock-movement';
import { checkVersion, raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { member } from '../support/mock-context';
import { conflict, type MockFailure, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { countedOf, orStockFault, recordStock, withStock } from '../support/mock-stock';
import { once } from '../support/once';
import { MAX_COLORS, readColors } from '../support/read-colors';
import type { MockWorld } from '../world';

type ClosetEditCall = 'addClosetItem' | 'updateClosetItem' | 'moveStock' | 'deleteClosetItem';

/** Returns the first colour's picture, which is also the item's. */
function pictureOf(colors: readonly ClosetColor[]): Pick<ClosetItem, 'image' | 'imageSet'> {
  const first = colors.find(({ image }) => image !== '');
  return { image: first?.image ?? '', ...(first?.imageSet && { imageSet: first.imageSet }) };
}

/** Returns the colours with the names that renamed ones had, for the cells of the stock (C61, C273). */
const colorsBefore = (colors: readonly ClosetColor[], form: Readonly<Record<string, unknown>>) =>
  colors.map(({ name }) => {
    const index = Array.from({ length: MAX_COLORS }, (_, at) => at).find(
      (at) => String(form[`colorName_${at}`] ?? '').trim() === name,
    );
    const before = index === undefined ? undefined : form[`colorBefore_${index}`];
    return { name, before: typeof before === 'string' ? before : null };
  });

/** 409 with the stored item: pieces that staff changed were moved meanwhile (C273). */
function staleStock(world: MockWorld, before: ClosetItem, message: string): MockFailure {
  const { by, at } = world.stockEvents.get(before._id)?.at(-1) ?? { by: null, at: null };
  const changed = { changedBy: by ?? 'Somebody', changedAt: at, version: before.version ?? 0 };
  return conflict(message, { ...changed, current: { ...before } });
}

/** Calls that change the closet. They read indexed colour fields from the raw form (C61). */
export const closetEditCalls: MockResolvers<ClosetEditCall> = {
  async addClosetItem(context) {
    const { world, body, form, files } = context;
    const id = world.newId();
    const colors = (await readColors(form, files)) ?? [];
    const options = { sizes: body.sizeOptions ?? [], colors };
    const stock = orStockFault(editStock({ stock: 0, cells: null }, body, options));
    const blank: ClosetItem = {
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
    const added = withStock(blank, stock);
    recordStock(world, added, stockSteps({ stock: 0, cells: null }, stock), {
      kind: stock.cells ? 'grid' : 'edit',
      by: member(context).fullName,
    });
    world.closetItems = [added, ...world.closetItems];
    return new Reply(added, messages.admin.itemAdded);
  },

  async updateClosetItem(context) {
    const { world, params, body, form, files } = context;
    const before = world.closetItems.find((item) => item._id === params.id);
    if (!before) throw notFound('Item');
    const { name, division, price, sizeOptions, category, ratings, isTopSeller } = body;
    const { brand, material, description, gender } = body;
    const colors = (await readColors(form, files, before.colors)) ?? before.colors;
    const filled: ClosetItem = {
      ...before,
      ...defined({ name, division, price, sizeOptions, category, ratings, isTopSeller }),
      ...('brand' in form && { brand: brand ?? '' }),
      ...('material' in form && { material: material ?? '' }),
      ...('description' in form && { description: description ?? '' }),
      ...('gender' in form && { gender: gender ?? '' }),
      colors,
      ...pictureOf(colors),
    };
    const stock = countedOf(before);
    const options = { sizes: filled.sizeOptions, colors: colorsBefore(colors, form) };
    const counted = editStock(stock, body, options);
    const edited = 'fault' in counted ? filled : withStock(filled, counted);
    const values = { before, after: edited };
    checkVersion(world, {
      id: before._id,
      what: 'item',
      version: body.version,
      stored: before.version,
      values,
    });
    if ('fault' in counted && counted.fault === 'conflict') throw staleStock(world, before, counted.message);
    const now = orStockFault(counted);
    const after = raised(edited);
    const kind = isRegrouped(stock, now) ? 'grid' : 'edit';
    recordStock(world, after, stockSteps(stock, now), { kind, by: member(context).fullName });
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
      const stock = countedOf(before);
      const counted = orStockFault(moveStock(stock, body));
      const after = withStock(before, counted);
      const { kind, reason = '' } = body;
      recordStock(world, after, stockSteps(stock, counted), { kind, by: attempt.person.fullName, reason });
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
