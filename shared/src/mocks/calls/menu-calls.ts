import type { MenuGroup, Product } from '../../contract/entities/product';
import { matchesMenuSearch } from '../../rules/menu-search';
import { isShownInMenu } from '../../rules/menu-visibility';
import { LIMIT_MAX, PAGE_SIZES } from '../../rules/paging';
import { notFound } from '../support/mock-failure';
import type { MockResolvers } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';

type MenuCall = 'listMenu' | 'listAdminProducts' | 'searchProducts' | 'getProduct';

/** Groups in order of appearance; `count` is the whole category's visible items, not the page's (C55). */
function grouped(page: readonly Product[], all: readonly Product[]): MenuGroup[] {
  const groups = new Map<string, Product[]>();
  for (const product of page)
    groups.set(product.category, [...(groups.get(product.category) ?? []), product]);
  return [...groups].map(([_id, products]) => ({
    _id,
    products,
    count: all.filter((product) => product.category === _id && isShownInMenu(product, 'normal')).length,
  }));
}

/** Products by category, as the menu pages through them. */
function inMenuOrder(products: readonly Product[]): Product[] {
  const categories = [...new Set(products.map((product) => product.category))];
  return categories.flatMap((category) => products.filter((product) => product.category === category));
}

/** Reading cafe products. */
export const menuCalls: MockResolvers<MenuCall> = {
  listMenu({ world, query }) {
    const chosen = query.category
      ? world.products.filter((product) => product.category === query.category)
      : world.products;
    return grouped(pageOf(inMenuOrder(chosen), query, PAGE_SIZES.menu), world.products);
  },

  listAdminProducts({ world, query }) {
    const found = world.products.filter((product) => matchesMenuSearch(product.name, query.search ?? ''));
    return pageOf(found, query, PAGE_SIZES.adminProducts);
  },

  searchProducts({ world, query }) {
    const found = world.products.filter((product) => matchesMenuSearch(product.name, query.q ?? ''));
    return found.slice(0, query.limit ?? LIMIT_MAX);
  },

  getProduct({ world, params }) {
    const product = world.products.find((candidate) => candidate._id === params.id);
    if (!product) throw notFound('Product');
    return product;
  },
};
