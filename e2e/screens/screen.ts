import type { Page } from '@playwright/test';

/** Who looks: a visitor, one with something in the cart, a customer, somebody of the staff. */
export type Person = 'guest' | 'shopper' | 'member' | 'staff';

/** How the API behaves: as it is, with nothing in its lists, without an answer, with an error. */
export type Condition = 'data' | 'empty' | 'loading' | 'failing';

/** Ids of the demo that addresses need. */
export interface Goods {
  readonly dish: string;
  readonly piece: string;
  readonly shoe: string;
}

/** One screen of the shop; the accessibility journeys and `npm run shots` both go through all of them. */
export interface Screen {
  /** Names its pictures: letters, digits and hyphens. */
  readonly name: string;
  readonly path: string | ((goods: Goods) => string);
  /** A visitor unless told otherwise. */
  readonly person?: Person;
  /** Conditions beside `data` in which the screen looks different. */
  readonly also?: readonly Condition[];
  /** What to do once the page is there: open a dialog, choose a tab. */
  readonly open?: (page: Page) => Promise<void>;
  /** The page of another screen, for somebody or something else: it arrives in the same way. */
  readonly isVariant?: true;
  /** For what exists at one width only. */
  readonly only?: 'phone' | 'desk';
}

export const pathOf = ({ path }: Screen, goods: Goods): string =>
  typeof path === 'string' ? path : path(goods);
