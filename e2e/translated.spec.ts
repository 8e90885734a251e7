import { expect, type Page, type Route, test } from '@playwright/test';
import { widths, widthsOf } from './screens/looks';
import { openWindow, showScreen } from './screens/open-screen';
import type { Person, Screen } from './screens/screen';
import { type SeededShop, seedShop } from './screens/seed-shop';
import { shopScreens } from './screens/shop-screens';
import { staffScreens } from './screens/staff-screens';
import { collectErrors } from './support/console-errors';
import { isWholeRun } from './support/shop-environment';
import { staleTexts, translate, translateAtOnce } from './support/translator';

test.use({ trace: 'off' });

/** Only a whole run translates every screen, the others every third: what one shows, another shows in the same way. */
const screens = [...shopScreens, ...staffScreens].filter(
  ({ isPaper, isVariant }, index) => !isPaper && (isWholeRun || (!isVariant && index % 3 === 0)),
);
/** 418: a part that was translated before it became alive differs from its HTML; React renders that part again. */
const TROUBLE = /NotFoundError|not a child of this node|is having trouble|Minified React error #(?!418)/;

let shop: SeededShop;

test.beforeAll(async () => {
  shop = await seedShop();
});

/** Keeps the shop as it is for other tests: a box of the settings is saved as soon as it is checked. */
const refuseChanges = (route: Route) =>
  route.request().method() === 'GET' ? route.fallback() : route.abort('connectionfailed');

/** Uses what a visitor can change without sending anything: fields, boxes, choices and steppers, then what opens and closes. */
async function use(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rendered = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const shown = <T extends HTMLElement>(query: string) =>
      [...root.querySelectorAll<T>(query)].filter(
        (each) => each.checkVisibility() && each.closest('[inert]') === null,
      );
    const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const press = async (query: string, most: number) => {
      for (const each of shown(query).slice(0, most)) {
        each.click();
        await rendered();
      }
    };
    const fields = 'input:not([type]), input[type=text], input[type=search], input[type=number], textarea';
    for (const field of shown<HTMLInputElement>(fields).slice(0, 6)) {
      const before = field.value;
      field.focus();
      for (const text of ['1', 'a', before]) {
        type(field, text);
        await rendered();
      }
    }
    await press('input[type=checkbox], input[type=radio]', 8);
    await press('[aria-label="One more"], [aria-label="One less"]', 6);
    await press('summary, [aria-expanded], [aria-pressed]', 8);
  });
}

/** Returns what went wrong on a translated screen while somebody used and left it. */
async function troublesOn(page: Page, screen: Screen): Promise<string[]> {
  const [width = 'phone'] = widthsOf(screen);
  await page.setViewportSize(widths[width]);
  const errors = collectErrors(page);
  const known = errors.length;
  await showScreen(page, screen, shop.items);
  await translate(page);
  await page.route('**/api/v1/**', refuseChanges);
  await use(page);
  const stale = await staleTexts(page);
  // Leaves the page as a link does: React removes all of it.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/about');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const body = await page.evaluate(() => document.body.textContent ?? '');
  return [
    ...stale,
    ...errors.slice(known).filter((error) => TROUBLE.test(error)),
    ...(body.match(TROUBLE) ?? []),
  ];
}

const people: readonly Person[] = ['guest', 'shopper', 'member', 'staff'];

for (const person of people) {
  test.describe(`C421: a translated page neither crashes nor shows an old value, for role ${person}`, () => {
    for (const screen of screens.filter((each) => (each.person ?? 'guest') === person)) {
      test(screen.name, async ({ browser }) => {
        const page = await openWindow(browser, shop, person);
        expect(await troublesOn(page, screen)).toEqual([]);
        await page.context().close();
      });
    }
  });
}

test('C421: a page that is translated before its scripts run is rendered again', async ({ browser }) => {
  const page = await openWindow(browser, shop, 'shopper');
  const errors = collectErrors(page);
  await translateAtOnce(page);
  await page.goto('/menu');
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await expect(async () => {
    await search.fill('zzzz');
    await expect(page.getByRole('article')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await search.fill('');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect([...errors, ...(await staleTexts(page))]).toEqual([]);
  await page.context().close();
});
