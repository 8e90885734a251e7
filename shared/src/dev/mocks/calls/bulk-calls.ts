import type { Product } from '../../../contract/entities/product';
import * as messages from '../../../messages/messages';
import { changedPrice } from '../../../rules/bulk-edit';
import { toPaisa, toRupees } from '../../../rules/money';
import { raised, recordEdit } from '../support/check-version';
import { defined } from '../support/defined';
import { putLast } from '../support/menu-order';
import { member } from '../support/mock-context';
import { conflict, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { showProduct } from '../support/sellable-items';

interface Item {
  readonly _id: string;
  readonly price: number;
  readonly name: string;
  readonly version?: number | undefined;
}

/** Returns the changed items in the order of the request. @throws MockFailure 404 or 409; then none is changed */
function changed<T extends Item>(
  all: readonly T[],
  items: readonly { readonly _id: string; readonly version?: number | undefined }[],
  percent: number | undefined,
  fields: Partial<T>,
): T[] {
  return items.map(({ _id, version }) => {
    const before = all.find((item) => item._id === _id);
    if (!before) throw notFound('Item');
    if (version !== undefined && version !== before.version)
      throw conflict(`Somebody changed ${before.name}. Nothing was changed. Reload to see it.`);
    const price =
      percent === undefined ? before.price : toRupees(changedPrice(toPaisa(before.price), percent));
    return raised({ ...before, ...fields, price });
  });
}

/** Calls that change many items at once (C307). */
export const bulkCalls: MockResolvers<'changeProducts' | 'changeClosetItems'> = {
  changeProducts(context) {
    const { world, body } = context;
    const { items, pricePercent, soldOut: _soldOut, ...fields } = body;
    const after = changed(world.products, items, pricePercent, defined(fields) as Partial<Product>);
    const before = new Map(world.products.map(({ _id, category }) => [_id, category]));
    world.products = world.products.map((item) => after.find(({ _id }) => _id === item._id) ?? item);
    const moved = after.filter(({ _id, category }) => before.get(_id) !== category);
    putLast(
      world,
      moved.map(({ _id }) => _id),
    );
    for (const { _id } of after) recordEdit(world, _id, member(context));
    return new Reply(
      after.map((product) => showProduct(world, product)),
      messages.admin.itemUpdated,
    );
  },

  changeClosetItems(context) {
    const { world, body } = context;
    const { items, pricePercent, ...fields } = body;
    const after = changed(world.closetItems, items, pricePercent, defined(fields));
    world.closetItems = world.closetItems.map((item) => after.find(({ _id }) => _id === item._id) ?? item);
    for (const { _id } of after) recordEdit(world, _id, member(context));
    return new Reply(after, messages.admin.itemUpdated);
  },
};
