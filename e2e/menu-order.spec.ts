import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/console-errors';
import { signInAsStaff } from './support/sign-in';
import { test } from './support/watched-test';

/** Names of the rows of the open list, in order. */
const rowsOf = (page: Page, list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('b, a')?.textContent ?? ''));

/** The middle of a row's handle and of another row. */
async function wayOf(page: Page, name: string, target: string) {
  const middle = async (row: string) => {
    const box = await page.getByRole('button', { name: `Move ${row}`, exact: true }).boundingBox();
    if (!box) throw new Error(`${row} has no handle`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return { from: await middle(name), to: await middle(target) };
}

/** Changes the order by the API. */
async function put(page: Page, path: string, data: object): Promise<void> {
  expect((await page.request.put(`/api/v1/${path}`, { data })).ok()).toBe(true);
}

/** Names of the dishes of a category on the customer's menu. */
async function dishesOnMenu(page: Page, category: string) {
  await page.goto('/menu');
  const section = page.getByRole('region', { name: category, exact: true });
  await section.getByRole('article').first().waitFor();
  return section.getByRole('article').getByRole('heading').allTextContents();
}

test('C313, C314: staff move dishes by mouse, finger and keys, and categories too; a phone shows the new order at once', async ({
  browser,
  page,
}) => {
  await signInAsStaff(page);
  await page.goto('/admin');
  const errors = collectErrors(page);
  await page.getByRole('link', { name: 'Arrange menu' }).click();
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  const [first = '', second = ''] = await rowsOf(page, 'Categories');
  await page
    .getByRole('list', { name: 'Categories' })
    .getByRole('link', { name: first, exact: true })
    .click();
  const list = `Dishes of ${first}`;
  await expect(page.getByRole('list', { name: list })).toBeVisible();
  const dishes = await rowsOf(page, list);
  const order = await page.request.get(`/api/v1/product/order?category=${encodeURIComponent(first)}`);
  const before: readonly { readonly _id: string }[] = (await order.json()).data.dishes;
  const [one = '', two = '', three = '', ...rest] = dishes;

  const stored = page.waitForResponse(/product\/move\//);
  const { from, to } = await wayOf(page, one, three);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => rowsOf(page, list)).toEqual([two, three, one, ...rest]);
  expect((await stored).ok()).toBe(true);

  const moved = page.waitForResponse(/product\/move\//);
  await page.getByRole('button', { name: `Move ${three}`, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${three}, position 1 of ${dishes.length}`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => rowsOf(page, list)).toEqual([three, two, one, ...rest]);
  expect((await moved).ok()).toBe(true);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const guest = await phone.newPage();
  expect(await dishesOnMenu(guest, first)).toEqual([three, two, one, ...rest]);

  // The same screen with a finger, on a phone of staff.
  await signInAsStaff(guest);
  await guest.goto(`/admin/arrange?category=${encodeURIComponent(first)}`);
  await expect(guest.getByRole('list', { name: list })).toBeVisible();
  const way = await wayOf(guest, three, one);
  const wire = await phone.newCDPSession(guest);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: way.from.x, y }],
    });
  const dropped = guest.waitForResponse(/product\/move\//);
  await touch('touchStart', way.from.y);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', way.from.y + part * (way.to.y - way.from.y));
  await touch('touchEnd', way.to.y);
  await expect.poll(() => rowsOf(guest, list)).toEqual([two, one, three, ...rest]);
  expect((await dropped).ok()).toBe(true);

  const group = guest.waitForResponse(/product\/movecategory/);
  await guest.getByRole('link', { name: 'All categories' }).click();
  await guest.getByRole('button', { name: `Move ${second} up` }).click();
  expect((await group).ok()).toBe(true);
  await guest.goto('/menu');
  const headings = guest.getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: first }).first()).toBeVisible();
  const titles = await headings.allTextContents();
  expect(titles.filter((title) => title === first || title === second)).toEqual([second, first]);
  await phone.close();
  expect(errors).toEqual([]);

  // Other tests find the menu as the demo has it.
  for (const { _id } of before) await put(page, `product/move/${_id}`, { before: null });
  await put(page, 'product/movecategory', { category: first, before: second });
});
