import { expect, type Page } from '@playwright/test';
import { type Width, widths, widthsInRun } from './screens/looks';
import { openWindow } from './screens/open-screen';
import { pathOf, type Screen } from './screens/screen';
import { type SeededShop, seedShop } from './screens/seed-shop';
import { shopScreens } from './screens/shop-screens';
import { staffScreens } from './screens/staff-screens';
import { waitForScreen } from './screens/wait-for-screen';
import { readShifts, watchShifts } from './support/layout-shifts';
import { loadInTime } from './support/load-in-time';
import { keepPageClock } from './support/page-clock';
import { isWholeRun } from './support/shop-environment';
import { NIGHT, NOON } from './support/shop-hours';
import { expectBrowserError, test } from './support/watched-test';

/** A slow mobile network: throughput in bytes per second, latency in ms per round trip. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

/** Smaller shifts are rounding errors. */
const ROUNDING_ERROR = 0.005;

// Recording a trace would slow down what is measured.
test.use({ trace: 'off' });

let shop: SeededShop;

test.beforeAll(async () => {
  shop = await seedShop();
});

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
}

async function shiftAt(page: Page, width: Width, screen: Screen, time: string): Promise<object> {
  await keepPageClock(page);
  await page.clock.setFixedTime(time);
  await page.setViewportSize(widths[width]);
  await page.addInitScript(watchShifts);
  await slowDown(page);
  await loadInTime(page, pathOf(screen, shop.items));
  await waitForScreen(page, 'data');
  const { shift, moved } = await page.evaluate(readShifts);
  await page.context().close();
  return { width, shift: shift.toFixed(2), moved: shift < ROUNDING_ERROR ? [] : moved };
}

/** Each page once, without dialogs and menus: a first visit does not open them. */
const visits = [...shopScreens, ...staffScreens].filter(({ open, isVariant }) => !open && !isVariant);

/** Screens that load side by side: each mostly waits for its slow network. */
const AT_ONCE = 3;

for (let first = 0; first < visits.length; first += AT_ONCE) {
  const batch = visits.slice(first, first + AT_ONCE);
  const names = batch.map(({ name }) => name);
  test(`${names.join(', ')}: load on a slow network without a layout shift`, async ({ browser }) => {
    if (names.includes('not-found')) expectBrowserError(/^Failed to load resource: .* 404 .*\/no-such-page$/);
    const wanted = batch.flatMap((screen, index) =>
      widthsInRun(screen, first + index).map((width) => ({ screen, width })),
    );
    const shifts = await Promise.all(
      wanted.map(async ({ screen, width }) => {
        const page = await openWindow(browser, shop, screen.person);
        return { name: screen.name, ...(await shiftAt(page, width, screen, NOON)) };
      }),
    );
    expect(shifts).toEqual(
      wanted.map(({ screen: { name }, width }) => ({ name, width, shift: '0.00', moved: [] })),
    );
  });
}

/** Pages that tell the opening hours; only a whole run loads each. */
const tellHours = isWholeRun
  ? ['home', 'menu', 'menu-table', 'product', 'product-table', 'cart']
  : ['menu', 'cart'];

for (const screen of shopScreens.filter(({ name }) => tellHours.includes(name)))
  test(`at night ${screen.name} loads without a layout shift`, async ({ browser }) => {
    const page = await openWindow(browser, shop, screen.person);
    expect(await shiftAt(page, 'phone', screen, NIGHT)).toMatchObject({ shift: '0.00', moved: [] });
  });
