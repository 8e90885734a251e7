import { expect, type Page } from '@playwright/test';
import { goToCheckout, placeOrderButton } from './support/checkout';
import { test } from './support/fixtures';
import { signIn } from './support/sign-in';

const slip = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });
const place = (page: Page) => page.getByRole('combobox', { name: 'Delivery location' });

async function choosePlace(page: Page, name: string): Promise<void> {
  await place(page).fill(name);
  await page.getByRole('option', { name }).click();
}

test('C265: staff set a minimum order; the checkout says what is missing, and how delivery becomes free', async ({
  openDashboard,
  staffApi,
  visit,
}) => {
  const name = `Hemja ${Date.now()}`;
  const dashboard = await openDashboard('/admin/settings');
  const form = dashboard.getByRole('region', { name: 'Add delivery location' });
  await form.getByLabel('Address').fill(name);
  await form.getByLabel('Rate in Rs').fill('60');
  await form.getByLabel('Minimum order in Rs').fill('200');
  await form.getByLabel('Free delivery from, in Rs').fill('300');
  await form.getByRole('button', { name: 'Add location' }).click();
  await expect(dashboard.getByText('Location added successfully')).toBeVisible();

  const dish = await staffApi.addDish('Sel Roti', 110);
  const guest = await visit({ cart: [{ ...dish, quantity: 1 }] });
  await goToCheckout(guest);
  await choosePlace(guest, name);
  const problem = `Rs 90.00 to the minimum order of Rs 200.00 for ${name}`;
  await expect(slip(guest).getByText(problem)).toBeVisible();
  await slip(guest).getByRole('button', { name: 'Pick it up instead' }).click();
  await expect(slip(guest).getByText(problem)).toBeHidden();

  const other = await visit({ cart: [{ ...dish, quantity: 2 }] });
  await goToCheckout(other);
  await choosePlace(other, name);
  await expect(slip(other).getByText('Rs 80.00 more and delivery is free')).toBeVisible();
  await expect(slip(other)).toContainText('Rs 280.00');

  await dashboard.getByRole('searchbox', { name: 'Search locations' }).fill(name);
  await dashboard.getByRole('button', { name: `Edit ${name}` }).click();
  await dashboard
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Active/ })
    .uncheck();
  await dashboard.getByRole('button', { name: 'Save location' }).click();
  await expect(dashboard.getByText('Not active')).toBeVisible();
  await other.reload();
  await place(other).fill(name);
  await expect(other.getByRole('option', { name })).toHaveCount(0);
});

test('C266, C268: a member saves an address with an order, has it filled in next time, deletes it and puts it back', async ({
  playwright,
  staffApi,
  visit,
  baseURL,
}) => {
  const email = `mina.${Date.now()}@example.com`;
  const person = { fullName: 'Mina Rai', email, password: 'momo-and-tea', entredReferalCode: '' };
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await request.post('/api/v1/user/register', { data: person })).ok()).toBe(true);
  await request.dispose();
  const dish = await staffApi.addDish('Gundruk', 210);
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  await page.goto('/login');
  await signIn(page, email, person.password);

  await goToCheckout(page);
  await page.getByLabel('Phone').fill('9801556209');
  await page.getByLabel('Address', { exact: true }).fill('House 14');
  await page.getByLabel('Landmark').fill('Blue gate');
  await choosePlace(page, 'Bus Park');
  await page.getByRole('checkbox', { name: 'Save this address' }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await staffApi.ordersOf({ search: email })).toHaveLength(1);

  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Saved addresses' });
  await expect(list).toContainText('Home Last used');
  await expect(list).toContainText('House 14, Blue gate · Bus Park');
  await page.getByRole('button', { name: 'Delete Home' }).click();
  await expect(list).toContainText('Home is deleted.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Edit Home' })).toBeFocused();

  await page.goto(`/single/${dish._id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/billing');
  await expect(page.getByRole('radio', { name: /^Home Last used/ })).toBeChecked();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('House 14');
  await expect(page.getByLabel('Landmark')).toHaveValue('Blue gate');
  await expect(place(page)).toHaveValue('Bus Park');
});

test('C267: a guest keeps the details on this device, finds them next time, and forgets them', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Yomari', 110);
  const page = await visit({ cart: [{ ...dish, quantity: 1 }] });
  await goToCheckout(page);
  await page.getByLabel('Full name').fill('Sita Rai');
  await page.getByLabel('Phone').fill('9801556210');
  await page.getByLabel('Address', { exact: true }).fill('Lane 3');
  await page.getByRole('radio', { name: /Self pickup/ }).check();
  await page.getByRole('checkbox', { name: 'Keep my details on this device' }).check();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await placeOrderButton(page).click();
  await expect(page.getByText('Order is placed')).toBeVisible();

  await page.goto(`/single/${dish._id}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Lane 3');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('checkoutDetails'))).toBeNull();
});
