import { expect, type Page } from '@playwright/test';
import { withoutFirstData } from './conditions';

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
