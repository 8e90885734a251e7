import { expect, type Page } from '@playwright/test';
import { goToCheckout } from './order-states';

/** Shows the checkout of an order below the minimum of its place (C265). */
export async function showMinimum(page: Page): Promise<void> {
  const places = '**/api/v1/product/getadd';
  await page.route(places, async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const dear = data.map((place: object) => ({ ...place, minimumOrder: 5000, freeAbove: 6000 }));
    await route.fulfill({ response: answer, json: { ...envelope, data: dear } });
  });
  await goToCheckout(page);
  await page.getByRole('combobox', { name: 'Delivery location' }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByText(/to the minimum order of/)).toBeVisible();
  // The page shows other screens after this one.
  await page.unroute(places);
}

/** Opens staff's form of a place with its terms (C265). */
export async function editPlace(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Delivery locations' })
    .getByRole('button', { name: /^Edit/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the form of a saved address on the profile (C268). */
export async function editAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Home' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Home' })).toBeVisible();
}
