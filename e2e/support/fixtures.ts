import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { PORT } from './shop-environment';
import { StaffApi } from './staff-api';
import type { TestItem } from './staff-data';
import { test as base } from './watched-test';

/** A line of a cart. A piece of the closet has a colour and a size. */
interface CartLine extends TestItem {
  readonly quantity: number;
  readonly type?: 'product' | 'closet';
  readonly selectedColor?: string;
  readonly selectedSize?: string;
}

type Lines = readonly CartLine[];

interface DashboardOptions extends BrowserContextOptions {
  /** Runs before the page loads. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Skips the check for `Live`: it would count as a user gesture. */
  readonly skipLiveCheck?: true;
}

interface GuestOptions extends BrowserContextOptions {
  /** Lines that are already in the guest's cart. */
  readonly cart?: Lines;
  /** The cart belongs to this table. Default: the normal cart. */
  readonly table?: string;
}

/** Returns the browser state of a guest with this cart. */
function browserState(cart: Lines, table: string | undefined) {
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

interface PageFixtures {
  /** Opens a window of a guest. */
  readonly visit: (options?: GuestOptions) => Promise<Page>;
  /** Opens the dashboard as staff and waits until it is live. */
  readonly openDashboard: (path: string, options?: DashboardOptions) => Promise<Page>;
}

/** Adds `staffApi`, a staff client of the API, and functions that open windows. The windows close after the test. */
export const test = base.extend<PageFixtures, { staffApi: StaffApi }>({
  staffApi: [
    async ({ playwright }, use) => {
      const staffApi = await StaffApi.open(playwright.request);
      await use(staffApi);
      await staffApi.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ cart = [], table, ...options } = {}) => {
      const context = await browser.newContext({ storageState: browserState(cart, table), ...options });
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  openDashboard: async ({ browser, staffApi }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, { prepare, skipLiveCheck, ...options } = {}) => {
      const context = await browser.newContext({ storageState: await staffApi.session(), ...options });
      contexts.push(context);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(path);
      if (!skipLiveCheck) await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
