import type { Product } from '@storefront/shared/contract/entities/product';
import type { Answer } from '@storefront/shared/contract/types';
import { choiceProblem, initialChoice } from '@storefront/shared/rules/closet-choice';
import { isOrderable } from '@storefront/shared/rules/menu';
import { pathOf } from '../api/requests';

/** How the bench taps a page and detects the reaction. */
export interface Tap {
  /** Selector; the first match is tapped. */
  readonly target: string;
  /** Text of the element, if several match. */
  readonly text?: string;
  /** Element whose `attribute` changes, or that appears. */
  readonly shows: string;
  readonly attribute?: string;
  /** Selector; the first match is tapped after it. The slower tap counts. */
  readonly next?: string;
}

/** A measured page. */
export interface PageKind {
  /** Path as in the specification. */
  readonly name: string;
  readonly path: string;
  readonly tap: Tap;
  /** Text field to type into, if there is one. */
  readonly search?: string;
  /** The server renders it for each visitor again, and no cache stores it. */
  readonly isPersonal?: true;
}

/**
 * Returns the page with exactly this name, else the pages whose names begin with it.
 * @throws Error with all names if none matches
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

/** A dish with options: its button opens the sheet, where another choice is taken. */
const CHOOSE_OPTION: Tap = {
  target: 'main article:has(small) button:not([disabled])',
  text: 'Add to Cart',
  shows: 'dialog[open] fieldset',
  next: 'dialog[open] label:has(input:not(:checked, :disabled))',
};

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
  if (!product) throw new Error('The demo has no product to order.');
  return product;
}

/**
 * Returns the pages of a customer, with a product and a closet item of this shop; the item needs no choice of options.
 *
 * @param order address of an order of this shop
 */
export async function shopperPages(origin: string, order: string): Promise<readonly PageKind[]> {
  const product = await firstProduct(origin);
  const piece = (await read(origin, 'listClosetItems')).find(
    (item) => choiceProblem(item, initialChoice(item)) === null,
  );
  if (!piece) throw new Error('The demo has no closet item.');
  return [
    { name: '/', path: '/', tap: OPEN_MENU },
    { name: '/menu', path: '/menu', tap: ADD_TO_CART, search: 'main input[type=search]' },
    { name: '/menu, options', path: '/menu', tap: CHOOSE_OPTION },
    { name: '/single/…', path: `/single/${product._id}`, tap: ADD_TO_CART },
    { name: '/closet', path: '/closet', tap: CHOOSE_COLOUR },
    { name: '/csingle/…', path: `/csingle/${piece._id}`, tap: ADD_TO_CART },
    // What the order's own buttons do cannot be done again.
    { name: '/order/…', path: order, tap: OPEN_MENU, isPersonal: true },
  ];
}
