import { expect, type Page } from '@playwright/test';
import { keepPageClock } from '../support/page-clock';
import { NOON } from '../support/shop-hours';
import { withoutFirstData } from './conditions';
import { reloadWith as reloadCallWith } from './reload-with';

/** Reloads the page of an item with these fields changed in the API's response. */
async function reloadWith(page: Page, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/csingle/*', withoutFirstData, { times: 1 });
  await page.route(
    '**/api/v1/closet/get/*',
    async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...rest, data: { ...data, ...fields } } });
    },
    { times: 1 },
  );
  await page.reload();
}

/** Shows an item without stock (§4). */
export async function sellOut(page: Page): Promise<void> {
  await reloadWith(page, { availableStock: 0 });
  await expect(page.getByText('out of stock')).toBeVisible();
}

/** Shows an item that is counted by size and colour, in a colour that is gone in the chosen size (C260). */
export async function chooseGone(page: Page): Promise<void> {
  const cells = [
    { size: 'S', color: 'Sand', stock: 2 },
    { size: 'S', color: 'Black', stock: 0 },
    { size: 'M', color: 'Sand', stock: 0 },
    { size: 'M', color: 'Black', stock: 9 },
  ];
  const colors = [
    { name: 'Sand', hex: '#d8c8a0', image: '' },
    { name: 'Black', hex: '#222222', image: '' },
  ];
  await reloadWith(page, { availableStock: 11, sizeOptions: ['S', 'M'], colors, cells });
  const sizes = page.getByRole('combobox', { name: 'Size' });
  await expect(sizes.getByRole('option', { name: 'S, 2 left' })).toBeAttached();
  await sizes.selectOption('S');
  await page.getByRole('button', { name: 'Black, sold out' }).click();
  await expect(page.getByText('Sold out in this size and colour.')).toBeVisible();
}

/** Shows an item without colours, pictures and sizes, which staff may add (C68). */
export async function withoutColours(page: Page): Promise<void> {
  await reloadWith(page, { colors: [], image: '', imageSet: undefined, sizeOptions: [] });
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
}

/** Shows what goes well with a dish or an item (C271): the shop of the tests has no orders of 90 days. */
export async function showGoesWith(page: Page): Promise<void> {
  const isItem = page.url().includes('/csingle/');
  const answer = await page.request.get(`/api/v1/${isItem ? 'closet' : 'product'}/getall?page=1`);
  const { data } = (await answer.json()) as { data: readonly { products?: readonly object[] }[] };
  const items = data.flatMap((each) => each.products ?? [each]).slice(2, 5);
  await page.route(/\/c?single\/[^/]+$/, withoutFirstData);
  await reloadCallWith(page, `${isItem ? 'closet' : 'product'}/goeswith*`, () => items);
  await expect(page.getByRole('region', { name: 'Goes well with' }).getByRole('link')).toHaveCount(3);
}

/** Shows the demo's breakfast at noon. */
export async function missBreakfast(page: Page): Promise<void> {
  await keepPageClock(page);
  await page.clock.setFixedTime(NOON);
  await page.reload();
  await page.getByRole('searchbox').first().fill('muesli');
  await expect(page.getByRole('button', { name: 'Back at 8 AM tomorrow' })).toBeVisible();
}

/** Shows the page of the demo's breakfast at noon. */
export async function openMissedBreakfast(page: Page): Promise<void> {
  await missBreakfast(page);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText(/^Served 8 AM to 11 AM/)).toBeVisible();
}

/** Shows a cart whose dishes are served in the morning alone (C264). */
export async function missMealtime(page: Page): Promise<void> {
  await keepPageClock(page);
  await page.clock.setFixedTime(NOON);
  await reloadCallWith(page, 'product/getsingle/*', (dish: object) => ({
    ...dish,
    mealtime: { from: '08:00', until: '11:00' },
  }));
  await expect(page.getByText(/^Not served now/).first()).toBeVisible();
}
