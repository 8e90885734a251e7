import { expect, type Page } from '@playwright/test';
import { findDemoItems, placeForLink } from './screens/demo-items';
import { goToCheckout } from './support/checkout';
import { clippedElements } from './support/clipped-elements';
import { test } from './support/fixtures';
import { dish as dishOf } from './support/menu';
import { isWholeRun } from './support/shop-environment';
import { splitWords } from './support/split-words';
import { setBrowserTextSize } from './support/text-size';

/** A whole run also takes the smaller text. */
const windows = [
  { size: 20, width: 390 },
  { size: 24, width: 390 },
  { size: 20, width: 1280 },
  { size: 24, width: 1280 },
];

/** Sets the size of the browser's text, px, on every page that this window loads, before it is painted. */
async function setTextSize(page: Page, size: number): Promise<void> {
  await page.addInitScript((px) => {
    const set = () => document.documentElement?.style.setProperty('font-size', `${px}px`);
    new MutationObserver(set).observe(document, { childList: true });
  }, size);
}

/** Returns the buttons and links whose text is wider than they are. */
const tightControls = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button, select')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

/** Returns the texts whose lines would touch each other: their line height did not grow with the text. */
const tightLines = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('p, span, small')]
      .filter(
        (element) => element.childElementCount === 0 && !element.closest('a, button, label, h1, h2, h3'),
      )
      .filter((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) < 1.15 * Number.parseFloat(fontSize);
      })
      .map(({ textContent }) => textContent),
  );

/** Returns how far the icon of the search field is from the middle of the field, px. */
const lensOffset = (page: Page) =>
  page.getByRole('searchbox').evaluate((field) => {
    const middle = (element: Element | null | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    return Math.abs(middle(field) - middle(field.parentElement?.querySelector('svg')));
  });

/** Returns the words of the hero that lie on or under one of its pictures. */
const wordsOnPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { level: 1 }) })
    .evaluate((hero) => {
      const pictures = [...hero.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
      return [...hero.querySelectorAll('h1, p, a')]
        .filter((words) => {
          const { left, right, top, bottom } = words.getBoundingClientRect();
          return pictures.some(
            (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          );
        })
        .map(({ textContent }) => textContent);
    });

async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await clippedElements(page)).toEqual([]);
  expect(await tightControls(page)).toEqual([]);
}

for (const { size, width } of windows.filter(({ size }) => isWholeRun || size === 24)) {
  test(`text of ${size} px at ${width} px: nothing is clipped, and the cart stays free`, async ({
    staffApi,
    visit,
  }) => {
    const dish = await staffApi.addDish('Buckwheat pancake with honey from Jumla', 12_450);
    const page = await visit({ viewport: { width, height: 844 }, cart: [{ ...dish, quantity: 2 }] });
    await setTextSize(page, size);
    await page.goto('/menu');
    await page.getByRole('searchbox').fill(dish.name);
    await expect(dishOf(page, dish.name)).toBeVisible();
    await expectWhole(page);
    expect(await lensOffset(page)).toBeLessThan(1);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click({ trial: true });

    const order = await placeForLink(page.request, await findDemoItems(page.request));
    for (const path of ['/closet', `/single/${dish._id}`, '/about', '/login', order]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWhole(page);
      expect(await tightLines(page)).toEqual([]);
    }

    await page.goto('/cart');
    await expect(page.getByRole('listitem', { name: dish.name })).toBeVisible();
    await expectWhole(page);
    await goToCheckout(page);
    await expectWhole(page);
    expect(await splitWords(page, 2)).toEqual([]);

    await page.evaluate((line) => localStorage.setItem('tableCart_7', JSON.stringify([line])), {
      ...dish,
      quantity: 2,
    });
    await page.goto('/cart?table=7');
    await expect(page.getByRole('listitem', { name: dish.name })).toBeVisible();
    await expectWhole(page);
  });
}

for (const width of [320, 360, 390, 1280])
  test(`C453: at ${width} px the words of Home lie on no picture, and none is cut off`, async ({ visit }) => {
    const page = await visit({ viewport: { width, height: 844 } });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Visit the closet' })).toBeVisible();
    await expectWhole(page);
    expect(await wordsOnPictures(page)).toEqual([]);
  });

test('with text of 200 % the button beside a field stands at its height, although the label takes two lines', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1280, height: 800 } });
  await page.goto('/signup');
  await setBrowserTextSize(page, 32);
  const boxOf = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { rows: [top, bottom].map(Math.round), left, right };
  };
  const field = page.getByLabel(/Referral code/);
  await expect(field).toHaveCSS('font-size', '32px');
  const control = await field.evaluate(boxOf);
  const button = await page.getByRole('button', { name: 'Check' }).evaluate(boxOf);
  expect(button.rows).toEqual(control.rows);
  expect(button.left).toBeGreaterThan(control.right);
});

test('at 820 px an item stands beside its picture, with text of 200 % below it', async ({ visit }) => {
  const page = await visit({ viewport: { width: 820, height: 1180 } });
  const { piece } = await findDemoItems(page.request);
  await page.goto(`/csingle/${piece}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  const isBeside = async () => {
    const picture = await page.getByRole('link', { name: 'Zoom picture' }).boundingBox();
    const words = await name.boundingBox();
    return picture && words && words.x >= picture.x + picture.width && words.y < picture.y + picture.height;
  };
  expect(await isBeside()).toBe(true);
  expect(await clippedElements(page)).toEqual([]);
  await setBrowserTextSize(page, 32);
  expect(await isBeside()).toBe(false);
});
