import type { Product } from '@storefront/shared/contract/entities/product';
import type { Answer } from '@storefront/shared/contract/types';
import { choiceProblem, initialChoice } from '@storefront/shared/rules/closet-choice';
import { isOrderable } from '@storefront/shared/rules/menu';
import { pathOf } from '../api/requests';

/** How a page shows that it answers to a tap: what is tapped, and what has changed then. */
export interface Tap {
  /** First of these that stands in the page is tapped. */
  readonly target: string;
  /** Its words, where many are alike. */
  readonly text?: string;
  /** Element whose `attribute` changes. */
  readonly shows: string;
  readonly attribute: string;
}

/** A kind of page that is measured. */
export interface PageKind {
  /** As the specification writes it. */
  readonly name: string;
  readonly path: string;
  readonly tap: Tap;
  /** A box to type into, where there is one. */
  readonly search?: string;
}

/**
 * The pages whose names begin so; where one has just this name, that one alone, for all of them begin as `/` does.
 * @throws Error that names them all where there is none
 */
export function pagesNamed<Page extends Pick<PageKind, 'name'>>(
  pages: readonly Page[],
  name: string,
): readonly Page[] {
  const exact = pages.filter((page) => page.name === name);
  const found = exact.length > 0 ? exact : pages.filter((page) => page.name.startsWith(name));
  if (found.length === 0) throw new Error(`There are ${pages.map((page) => page.name).join(', ')}.`);
  return found;
}

const ADD_TO_CART: Tap = {
  target: 'main button:not([disabled])',
  text: 'Add to Cart',
  shows: 'header a[href^="/cart"]',
  attribute: 'aria-label',
};

const OPEN_MENU: Tap = {
  target: 'header button[aria-expanded]',
  shows: 'header button[aria-expanded]',
  attribute: 'aria-expanded',
};

const SWATCH = 'main [role=listitem] [role=group] button:nth-child(2)';
const CHOOSE_COLOUR: Tap = { target: SWATCH, shows: SWATCH, attribute: 'aria-pressed' };

async function read<Name extends 'listMenu' | 'listClosetItems'>(
  origin: string,
  call: Name,
): Promise<Answer<Name>> {
  const answer = await fetch(`${origin}${pathOf(call)}`);
  return ((await answer.json()) as { data: Answer<Name> }).data;
}

/** A product that can be ordered. */
export async function firstProduct(origin: string): Promise<Product> {
  const products = (await read(origin, 'listMenu')).flatMap((group) => group.products);
  const product = products.find((one) => isOrderable(one, 'normal'));
  if (!product) throw new Error('The demo has nothing to order.');
  return product;
}

/** The pages of a shopper, with a product and a piece of this shop; of pieces one that goes into the cart as it is. */
export async function shopperPages(origin: string): Promise<readonly PageKind[]> {
  const product = await firstProduct(origin);
  const piece = (await read(origin, 'listClosetItems')).find(
    (item) => choiceProblem(item, initialChoice(item)) === null,
  );
  if (!piece) throw new Error('The demo has nothing to look at.');
  return [
    { name: '/', path: '/', tap: OPEN_MENU },
    { name: '/menu', path: '/menu', tap: ADD_TO_CART, search: 'main input[type=search]' },
    { name: '/single/…', path: `/single/${product._id}`, tap: ADD_TO_CART },
    { name: '/closet', path: '/closet', tap: CHOOSE_COLOUR },
    { name: '/csingle/…', path: `/csingle/${piece._id}`, tap: ADD_TO_CART },
  ];
}
