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

/** Shows an item without colours, pictures and sizes, which staff may add (C68). */
export async function withoutColours(page: Page): Promise<void> {
  await reloadWith(page, { colors: [], image: '', imageSet: undefined, sizeOptions: [] });
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
}
