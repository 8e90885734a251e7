import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
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

/** Journeys with somebody at the staff's desk, and visitors whose windows are closed at the end. */
export const test = base.extend<{ visit: (about?: Visit) => Promise<Page> }, { desk: StaffDesk }>({
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
});
