import { type APIRequest, expect, type Page } from '@playwright/test';
import {
  expectOrderPlaced,
  fillInForPickup,
  goToCheckout,
  placeOrderButton,
  uniqueGuest,
} from './support/checkout';
import { test } from './support/fixtures';
import { editOrder, orderOf } from './support/orders-tab';
import { makePicture } from './support/picture';
import { orderAsGuest } from './support/place-order';
import { PORT, staff } from './support/shop-environment';
import { submitLogin } from './support/sign-in';
import { expectBrowserError } from './support/watched-test';

/** The shop in its own network: no `localhost` and no https, so no secure context. `playwright.config.ts` maps the name. */
const SHOP = `http://shop.lan:${PORT}`;

/** Asks the same shop: the name exists only in the browser. */
const newRequest = ({ request }: { readonly request: APIRequest }) =>
  request.newContext({ baseURL: `http://127.0.0.1:${PORT}` });

test.use({ baseURL: SHOP });
test.beforeEach(() => expectBrowserError(/^The Cross-Origin-Opener-Policy header has been ignored/));

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await page.getByLabel('E-mail').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await submitLogin(page);
  await expect(page).toHaveURL(`${SHOP}/`);
}

/** Opens each form of the dashboard that gives its rows keys. */
const forms: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/admin'(page) {
    await page.getByRole('button', { name: 'Change several' }).click();
    const boxes = page.getByRole('checkbox', { name: /^Choose / });
    await boxes.first().check();
    await page.getByRole('button', { name: 'Change them' }).click();
    await page.getByRole('dialog').getByLabel('Percent').fill('10');
    await expect(page.getByText(/will be different/)).toBeVisible();
  },
  async '/admin?options'(page) {
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await page.getByRole('button', { name: 'Add options' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add options' });
    const choices = dialog.getByRole('group', { name: 'Choices' }).getByRole('listitem');
    const before = await choices.count();
    await dialog.getByRole('button', { name: 'Add choice' }).click();
    await expect(choices).toHaveCount(before + 1);
  },
  async '/admin/closet'(page) {
    await page.getByRole('button', { name: 'Add Item' }).click();
    await page.getByRole('button', { name: 'Add colour' }).click();
    await expect(page.getByRole('group', { name: 'Colour 2' })).toBeVisible();
  },
  async '/admin/gallery'(page) {
    await page.getByRole('button', { name: 'Add Image' }).click();
    const picture = await makePicture(page, 'roof.png', 'teal');
    await page.getByLabel('Pictures', { exact: true }).setInputFiles([picture]);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Roof');
  },
  async '/admin/settings'(page) {
    await page.getByRole('button', { name: 'Add a happy hour' }).click();
    await expect(page.getByRole('textbox', { name: /percent off$/ })).toBeVisible();
  },
};

test('P88: on plain http in the shop’s network staff log in, see an order arrive, add a dish and save it', async ({
  page,
  playwright,
  staffApi,
}) => {
  const [tea, momo] = [await staffApi.addDish('Chiya', 50), await staffApi.addDish('Momo', 250)];
  await logIn(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
  const guest = uniqueGuest('Sita Rai');
  await orderAsGuest(await newRequest(playwright), guest, [{ _id: tea._id }]);
  await page.getByRole('button', { name: '1 new order' }).or(orderOf(page, guest.fullName)).first().waitFor();
  await page.goto('/admin/orders');

  const dialog = await editOrder(page, guest.fullName);
  await dialog.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('combobox', { name: 'Name' }).fill(momo.name);
  await page.getByRole('option', { name: momo.name }).click();
  await page.getByRole('button', { name: 'Add to order' }).click();
  await dialog.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('Order updated successfully')).toBeVisible();
  await expect(orderOf(page, guest.fullName)).toContainText('300.00');
});

for (const [path, open] of Object.entries(forms))
  test(`P88: on plain http a form of ${path} takes new rows`, async ({ page }) => {
    await logIn(page);
    await page.goto(path);
    await open(page);
  });

test('P88: on plain http a guest orders', async ({ page, staffApi }) => {
  const dish = await staffApi.addDish('Chiya', 50);
  await page.goto(`/single/${dish._id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await goToCheckout(page);
  await fillInForPickup(page, uniqueGuest('Sita Rai'));
  await placeOrderButton(page).click();
  await expectOrderPlaced(page);
});
