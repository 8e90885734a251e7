import { expect, test } from '@playwright/test';
import { dish, firstDishes, rupeesIn } from './support/menu';
import { signInAsStaff } from './support/sign-in';

test('a guest orders two dishes, and staff see the order at once and complete it', async ({
  browser,
  page,
}) => {
  const staffWindow = await browser.newPage();
  await signInAsStaff(staffWindow);
  await staffWindow.goto('/admin/orders');
  await expect(staffWindow.getByText('Live', { exact: true })).toBeVisible();

  const [first = '', second = ''] = await firstDishes(page, 2);
  const firstPrice = rupeesIn(await dish(page, first).getByText(/^Rs /).textContent());
  const secondPrice = rupeesIn(await dish(page, second).getByText(/^Rs /).textContent());

  await dish(page, first).getByLabel(`Special request for ${first}`).fill('Less ice, please');
  await dish(page, first).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await dish(page, second).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await page
    .getByRole('group', { name: `Quantity of ${first}` })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(page.getByText('Quantity updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await page.getByRole('button', { name: 'Checkout' }).click();

  await expect(page).toHaveURL('/billing');
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByText('Please select a delivery location').first()).toBeVisible();

  const guest = `Sita Rai ${Date.now()}`;
  await page.getByLabel('Full name').fill(guest);
  await page.getByLabel('Phone').fill('+977 984-1234567');
  await page.getByLabel('Address').fill('House 14, Campus Road');
  await page.getByRole('combobox', { name: 'Delivery location' }).fill('camp');
  const place = page.getByRole('option').first();
  const fee = rupeesIn(await place.getByText(/^Rs /).textContent());
  await place.click();
  await page.getByRole('checkbox', { name: /I agree/ }).check();

  const total = 2 * firstPrice + secondPrice + fee;
  const totalText = `Rs ${total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const slip = page.getByRole('complementary', { name: 'Order summary' });
  await expect(slip.getByText('Less ice, please')).toBeVisible();
  await expect(slip.getByText(totalText, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();

  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();

  const row = staffWindow.getByRole('row').filter({ hasText: guest });
  await expect(row).toBeVisible();
  await expect(row).toContainText(totalText);
  await expect(row).toContainText('Less ice, please');
  await expect(row).toContainText('9841234567');

  await row.getByRole('combobox').selectOption('completed');
  await expect(row).toBeHidden();
  await staffWindow
    .getByRole('combobox', { name: /status/i })
    .first()
    .selectOption('completed');
  await expect(staffWindow.getByRole('row').filter({ hasText: guest })).toBeVisible();
});
