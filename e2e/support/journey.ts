import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { PORT } from './shop-environment';
import { StaffDesk, type TestGoods } from './staff-desk';

/** What lies in a cart; of a piece of the closet with its colour and size. */
interface CartLine extends TestGoods {
  readonly quantity: number;
  readonly type?: 'product' | 'closet';
  readonly selectedColor?: string;
  readonly selectedSize?: string;
}

type Lines = readonly CartLine[];

interface Shift extends BrowserContextOptions {
  /** What is to be there before the page is. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Nobody has looked at it or touched it yet. */
  readonly isUntouched?: true;
}

interface Visit extends BrowserContextOptions {
  /** What lies in the guest's cart already. */
  readonly cart?: Lines;
  /** Whose cart it is; everybody else's is the normal one. */
  readonly table?: string;
}

/** A browser of a guest with a cart, as it was left the last time. */
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
  readonly visit: (about?: Visit) => Promise<Page>;
  /** A window of the dashboard, signed in, that hears of new orders. */
  readonly atCounter: (path: string, about?: Shift) => Promise<Page>;
}

/** Journeys with somebody at the staff's desk, visitors and staff whose windows are closed at the end. */
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
