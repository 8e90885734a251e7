import { expect, type Page } from '@playwright/test';
import { dish, firstDishes, rupeesIn } from './menu';

/** A guest's order, as the dashboard shows it. */
export interface GuestOrder {
  readonly guest: string;
  readonly request: string;
  readonly phone: string;
  readonly totalText: string;
}

const cartLink = (page: Page, words: string) => page.getByRole('link', { name: `Cart, ${words}` });

const addToCart = (page: Page, name: string) =>
  dish(page, name).getByRole('button', { name: 'Add to Cart' }).click();

const priceOf = async (page: Page, name: string): Promise<number> =>
  rupeesIn(await dish(page, name).getByText(/^Rs /).textContent());

/** Adds two dishes to the cart, two of the first, with a request. Returns their price. */
async function fillCart(page: Page, request: string): Promise<number> {
  const [first = '', second = ''] = await firstDishes(page, 2);
  const price = 2 * (await priceOf(page, first)) + (await priceOf(page, second));
  await dish(page, first).getByLabel(`Special request for ${first}`).fill(request);
  await addToCart(page, first);
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await addToCart(page, second);
  await expect(cartLink(page, '2 items')).toBeVisible();

  await cartLink(page, '2 items').click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await page
    .getByRole('group', { name: `Quantity of ${first}` })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(page.getByText('Quantity updated')).toBeVisible();
  await expect(cartLink(page, '3 items')).toBeVisible();
  return price;
}

/** Fills in a delivery for a guest. Returns the delivery fee. */
async function fillInForDelivery(page: Page, guest: string): Promise<number> {
  await page.getByLabel('Full name').fill(guest);
  await page.getByLabel('Phone').fill('+977 984-1234567');
  await page.getByLabel('Address', { exact: true }).fill('House 14, Campus Road');
  await page.getByRole('combobox', { name: 'Delivery location' }).fill('lake');
  const place = page.getByRole('option').first();
  const fee = rupeesIn(await place.getByText(/^Rs /).textContent());
  await place.click();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  return fee;
}

/**
 * Places an order from the menu, in the shop or in the cafe that runs alone.
 *
 * @param home path of the page that follows the order
 */
export async function orderAsGuest(page: Page, home: string): Promise<GuestOrder> {
  const guest = `Sita Rai ${Date.now()}`;
  const request = 'Less ice, please';
  const price = await fillCart(page, request);
  await page.getByRole('button', { name: 'Checkout' }).click();

  await expect(page).toHaveURL('/billing');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByText('Please select a delivery location').first()).toBeVisible();
  const total = price + (await fillInForDelivery(page, guest));
  const totalText = `Rs ${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const slip = page.getByRole('complementary', { name: 'Order summary' });
  await expect(slip.getByText(request)).toBeVisible();
  await expect(slip.getByText(totalText, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();

  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL(home);
  await expect(cartLink(page, 'empty')).toBeVisible();
  return { guest, request, phone: '9841234567', totalText };
}
