import { expect, type Page, test } from '@playwright/test';
import { readShifts, watchShifts } from '../scripts/src/bench/layout-shifts';
import { widths } from './screens/looks';
import { meetPeople, type ShopAndPeople } from './screens/people';
import { pathOf, type Screen } from './screens/screen';
import { settle } from './screens/settle';
import { shopScreens } from './screens/shop-screens';
import { staffScreens } from './screens/staff-screens';
import { windowFor } from './screens/visit';

/** A slow telephone network: bytes per second, and ms there and back. */
const SLOW = { offline: false, downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };

let world: ShopAndPeople;

test.beforeAll(async () => {
  world = await meetPeople();
});

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
}

/** Each address once; what has to be opened is not part of a first visit. */
const visits = [...shopScreens, ...staffScreens].filter(({ open }: Screen) => !open);

for (const screen of visits) {
  test(`nothing moves while ${screen.name} arrives on a slow network`, async ({ browser }) => {
    for (const width of ['phone', 'desk'] as const) {
      const page = await windowFor(browser, world, screen.person);
      await page.setViewportSize(widths[width]);
      await page.addInitScript(watchShifts);
      await slowDown(page);
      await page.goto(pathOf(screen, world.stock));
      await settle(page, 'data');
      const { shift, moved } = await page.evaluate(readShifts);
      expect({ width, shift: shift.toFixed(2), moved: shift < 0.005 ? [] : moved }).toEqual({
        width,
        shift: '0.00',
        moved: [],
      });
      await page.context().close();
    }
  });
}
