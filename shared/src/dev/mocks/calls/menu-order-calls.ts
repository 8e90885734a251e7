import * as messages from '../../../messages/messages';
import { moveBefore } from '../../../rules/move-before';
import { LIMIT_MAX } from '../../../rules/paging';
import { categoriesInOrder, inMenuOrder, moveDish } from '../support/menu-order';
import { badField, notFound } from '../support/mock-failure';
import { type MockResolvers, Reply } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import { showProduct } from '../support/sellable-items';

/** Calls that read and change the order of the menu (C313). */
export const menuOrderCalls: MockResolvers<
  'getMenuOrder' | 'moveProduct' | 'moveCategory' | 'renameCategory'
> = {
  getMenuOrder({ world, query }) {
    const inCategory = (title: string) => inMenuOrder(world).filter(({ category }) => category === title);
    const chosen = query.category === undefined ? [] : inCategory(query.category);
    return {
      categories: categoriesInOrder(world).map((title) => ({ title, dishes: inCategory(title).length })),
      dishes: pageOf(chosen, query, LIMIT_MAX).map((product) => showProduct(world, product)),
    };
  },

  moveProduct({ world, params: { id }, body: { before } }) {
    const find = (wanted: string) => world.products.find(({ _id }) => _id === wanted);
    const dish = find(id);
    if (!dish) throw notFound('Product');
    if (before === id || (before !== null && find(before)?.category !== dish.category))
      throw badField('before', 'is no other dish of its category');
    moveDish(world, id, before);
    return new Reply(null, messages.admin.itemUpdated);
  },

  moveCategory({ world, body: { category, before } }) {
    const titles = categoriesInOrder(world);
    if (!titles.includes(category)) throw badField('category', 'is no category of the menu');
    if (before === category || (before !== null && !titles.includes(before)))
      throw badField('before', 'is no other category of the menu');
    world.categoryOrder = moveBefore(titles, category, before);
    return new Reply(null, messages.admin.itemUpdated);
  },

  renameCategory() {
    throw badField('to', 'cannot be changed here');
  },
};
