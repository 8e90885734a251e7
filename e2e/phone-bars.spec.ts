import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/fixtures';

const PHONE = { viewport: { width: 390, height: 700 } };
const VERY_LONG = 'Butter'.repeat(12);

const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Where the page stands once it no longer moves: the wheel scrolls it over some frames. */
const restingPlaceOf = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let last = Number.NaN; last !== window.scrollY; ) {
      last = window.scrollY;
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    }
    return window.scrollY;
  });

/** Scrolls down and expects that an element is still on the screen. */
async function expectToStick(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(await placeOf(page)).toBeGreaterThan(700);
  }).toPass();
  await expect(element).toBeInViewport();
}

test('on a phone the category chips and the cart bar stick; a reload keeps the scroll position', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Chiya', 50);
  const page = await visit({ ...PHONE, cart: [{ ...dish, quantity: 2 }] });
  await page.goto('/menu');
  const bar = page.getByRole('link', { name: /View cart/ });
  await expect(bar).toBeVisible();
  await expectToStick(page, page.getByRole('button', { name: /^All Categories/ }));
  await expect(bar).toBeInViewport();

  const left = await restingPlaceOf(page);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(left);

  await page.getByRole('button', { name: /^Specials( \d{1,4})?$/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Specials' })).toBeInViewport();
});

test('the menu paints only the dishes near the screen, and keeps the place of the others', async ({
  visit,
}) => {
  const page = await visit(PHONE);
  await page.goto('/menu');
  const dishes = page.getByRole('article');
  await dishes.nth(9).waitFor();
  // By its number: at the end of the menu further dishes load below it.
  const last = dishes.nth((await dishes.count()) - 1);
  const button = last.getByRole('button', { name: 'Add to Cart' });
  const isPainted = () =>
    button.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const heightOf = () => last.evaluate((card) => card.getBoundingClientRect().height);
  await expect.poll(isPainted).toBe(false);
  const height = await heightOf();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isPainted).toBe(true);
  expect(await heightOf()).toBe(height);
});

test('on a phone the closet keeps its categories and the cart bar on the screen', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Chiya', 50);
  const page = await visit({ ...PHONE, cart: [{ ...dish, quantity: 2 }] });
  await page.goto('/closet');
  await expect(page.getByRole('link', { name: /View cart/ })).toBeVisible();
  await expectToStick(page, page.getByRole('button', { name: 'All Products' }));
  await expect(page.getByRole('link', { name: /View cart/ })).toBeInViewport();
});

test('on a phone Checkout stays on the screen of a long cart', async ({ staffApi, visit }) => {
  const dish = await staffApi.addDish('Chiya', 50);
  const lines = Array.from({ length: 8 }, (_, index) => ({ ...dish, lineId: `line-${index}`, quantity: 1 }));
  const page = await visit({ ...PHONE, cart: lines });
  await page.goto('/cart');
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeInViewport();
  await page.getByRole('heading', { name: 'Summary' }).scrollIntoViewIfNeeded();
  await expect(checkout).toHaveCount(1);
  await checkout.click();
  await expect(page).toHaveURL('/billing');
});

test('a very long name fits its card, on a phone and a desk', async ({ staffApi, visit }) => {
  const dish = await staffApi.addDish(VERY_LONG, 50);
  const page = await visit({ ...PHONE, cart: [{ ...dish, quantity: 1 }] });
  const widthIsKept = () =>
    page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/menu', `/single/${dish._id}`, '/cart']) {
      await page.goto(path);
      if (path === '/menu') await page.getByRole('searchbox').fill(dish.name);
      const name = page.getByRole('heading', { name: dish.name });
      await expect(name).toBeVisible();
      const fits = await name.evaluate((heading) => heading.scrollWidth <= heading.clientWidth);
      expect({ path, width, fits, page: await widthIsKept() }).toEqual({
        path,
        width,
        fits: true,
        page: true,
      });
    }
  }
});

test('the cart keeps room for the names of its lines beside the summary', async ({ staffApi, visit }) => {
  const dish = await staffApi.addDish('Iced caramel latte', 50);
  const page = await visit({ viewport: { width: 1024, height: 768 }, cart: [{ ...dish, quantity: 2 }] });
  await page.goto('/cart');
  const name = page.getByRole('heading', { name: dish.name });
  for (const width of [1024, 1180, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    expect(await name.evaluate((heading) => heading.clientWidth), `at ${width}`).toBeGreaterThan(200);
  }
});
