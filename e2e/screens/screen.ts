import type { Page } from '@playwright/test';

/** Who views a screen: a guest, a guest with a filled cart, a customer, a staff member. */
export type Person = 'guest' | 'shopper' | 'member' | 'staff';

/** How the API responds: as usual, with empty lists, never, with an error. */
export type Condition = 'data' | 'empty' | 'loading' | 'failing';

/** Ids of the demo's items that paths need. */
export interface ItemIds {
  readonly dish: string;
  readonly piece: string;
  readonly shoe: string;
  /** Link of a guest's order. */
  readonly order: string;
}

/** One screen of the shop. The accessibility tests and `npm run shots` visit all of them. */
export interface Screen {
  /** Prefix of its picture files: letters, digits and hyphens. */
  readonly name: string;
  readonly path: string | ((items: ItemIds) => string);
  /** Default: `guest`. */
  readonly person?: Person;
  /** Conditions other than `data` that change the screen. */
  readonly also?: readonly Condition[];
  /** Runs after the page has loaded: opens a dialog, chooses a tab. */
  readonly open?: (page: Page) => Promise<void>;
  /** Like another screen, with other data or another state: the layout-shift test skips it, and axe but in a whole run. */
  readonly isVariant?: true;
  /** What a printer gets: nobody reads it in the browser, so axe skips it. */
  readonly isPaper?: true;
  /** For a screen that exists at one width only. */
  readonly only?: 'phone' | 'desktop';
}

export const pathOf = ({ path }: Screen, items: ItemIds): string =>
  typeof path === 'string' ? path : path(items);
