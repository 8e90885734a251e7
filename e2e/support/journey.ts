import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { PORT } from './shop-environment';
import { StaffDesk, type TestGoods } from './staff-desk';

/** A line of a cart. A piece of the closet has a colour and a size. */
interface CartLine extends TestGoods {
  readonly quantity: number;
  readonly type?: 'product' | 'closet';
  readonly selectedColor?: string;
  readonly selectedSize?: string;
}

type Lines = readonly CartLine[];

interface Shift extends BrowserContextOptions {
  /** Runs before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Skips the check for `Live`: it would count as a user gesture. */
  readonly isUntouched?: true;
}

interface Visit extends BrowserContextOptions {
  /** Lines that are already in the guest's cart. */
  readonly cart?: Lines;
  /** The cart belongs to this table. Default: the normal cart. */
  readonly table?: string;
}

/** Returns the browser state of a guest with this cart. */
function storing(cart: Lines, table: string | undefined) {
  const lines = cart.map((line) => ({
    type: 'product',
    ...line,
    requests: '',
    isTableOrder: table !== undefined,
    tableNumber: table ?? null,
  }));
  const name = table === undefined ? 'cart' : `tableCart_${table}`;
  const localStorage = [
    { name, value: JSON.stringify(lines) },
    { name: 'signupDialogSeen', value: 'true' },
  ];
  return { cookies: [], origins: [{ origin: `http://127.0.0.1:${PORT}`, localStorage }] };
}

interface Windows {
  /** Opens a window of a guest. */
  readonly visit: (about?: Visit) => Promise<Page>;
  /** Opens the dashboard as staff and waits until it is live. */
  readonly atCounter: (path: string, about?: Shift) => Promise<Page>;
}

/** Adds `desk`, a staff client of the API, and functions that open windows. The windows close after the test. */
export const test = base.extend<Windows, { desk: StaffDesk }>({
  desk: [
    async ({ playwright }, use) => {
      const desk = await StaffDesk.open(playwright.request);
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ cart = [], table, ...options } = {}) => {
      const context = await browser.newContext({ storageState: storing(cart, table), ...options });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  atCounter: async ({ browser, desk }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, { prepare, isUntouched, ...options } = {}) => {
      const context = await browser.newContext({ storageState: await desk.session(), ...options });
      contexts.push(context);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(path);
      if (!isUntouched) await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
