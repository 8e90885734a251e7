import type { MenuGroup, Product } from '../../../contract/entities/product';
import { passesDiet } from '../../../rules/diet-filters';
import { isShownInMenu, matchesMenuSearch } from '../../../rules/menu';
import { LIMIT_MAX, PAGE_SIZES } from '../../../rules/paging';
import { companionsOf } from '../support/companions-of';
import { inMenuOrder } from '../support/menu-order';
import { notFound } from '../support/mock-failure';
import type { MockResolvers } from '../support/mock-resolver';
import { pageOf } from '../support/page-of';
import { showProduct } from '../support/sellable-items';
import type { MockWorld } from '../world';

type MenuCall =
  | 'listMenu'
  | 'listAdminProducts'
  | 'searchProducts'
  | 'listPopularProducts'
  | 'listSoldOut'
  | 'listGoesWith'
  | 'getProduct';

const categoriesOf = (products: readonly Product[]) => [...new Set(products.map(({ category }) => category))];

/**
 * The named categories with their products on the page; `count` is the whole category's visible items, not the
 * page's (C55).
 */
function grouped(
  page: readonly Product[],
  all: readonly Product[],
  categories: readonly string[],
): MenuGroup[] {
  const groups = new Map<string, Product[]>(categories.map((category) => [category, []]));
  for (const product of page) groups.get(product.category)?.push(product);
  return [...groups].map(([_id, products]) => ({
    _id,
    products,
    count: all.filter((product) => product.category === _id && isShownInMenu(product, 'normal')).length,
  }));
}

const shown = (world: MockWorld, products: readonly Product[]) =>
  products.map((product) => showProduct(world, product));

/** Calls that read cafe products. */
export const menuCalls: MockResolvers<MenuCall> = {
  listMenu({ world, query }) {
    const { category, page = 1, diet = [] } = query;
    const chosen = inMenuOrder(world).filter(
      (product) => (!category || product.category === category) && passesDiet(product.marks, diet),
    );
    const products = pageOf(chosen, query, PAGE_SIZES.menu);
    const named = page === 1 && diet.length === 0 ? chosen : products;
    return grouped(shown(world, products), world.products, categoriesOf(named));
  },

  listAdminProducts({ world, query }) {
    const all = query.sort === 'menu' ? inMenuOrder(world) : world.products.toReversed();
    const found = all.filter((product) => matchesMenuSearch(product.name, query.search ?? ''));
    return shown(world, pageOf(found, query, PAGE_SIZES.adminProducts));
  },

  searchProducts({ world, query }) {
    const { q = '', diet = [] } = query;
    const found = world.products.filter(
      ({ name, marks }) => matchesMenuSearch(name, q) && passesDiet(marks, diet),
    );
    return shown(world, pageOf(found, query, LIMIT_MAX));
  },

  listPopularProducts: ({ world }) =>
    shown(
      world,
      world.popular.flatMap((id) => world.products.find((product) => product._id === id) ?? []),
    ),

  listSoldOut: ({ world }) =>
    shown(
      world,
      inMenuOrder(world).filter(({ soldOut, piecesLeft }) => soldOut || piecesLeft !== undefined),
    ),

  listGoesWith: ({ world, query }) =>
    shown(
      world,
      companionsOf(world, query.ids).flatMap((id) => world.products.find(({ _id }) => _id === id) ?? []),
    ),

  getProduct({ world, params }) {
    const product = world.products.find((candidate) => candidate._id === params.id);
    if (!product) throw notFound('Product');
    return showProduct(world, product);
  },
};
