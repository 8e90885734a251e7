import { expect } from '@playwright/test';
import { placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { dish as dishOf } from './support/menu';

test('a guest orders from the menu to PLACE ORDER, follows and cancels by keyboard alone', async ({
  staffApi,
  visit,
}) => {
  const dish = await staffApi.addDish('Yomari', 110);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit();
  const { keyboard } = page;
  await page.goto('/menu');
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type(dish.name);
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = dishOf(page, dish.name);
  await tabTo(page, card.getByRole('textbox', { name: /^Special request/ }));
  await keyboard.type('No sesame');
  await tabTo(page, card.getByRole('button', { name: 'One more' }));
  await keyboard.press('Space');
  await tabTo(page, card.getByRole('button', { name: 'Add to Cart' }));
  await keyboard.press('Enter');
  const cart = page.getByRole('link', { name: 'Cart, 2 items' });
  await expect(cart).toBeVisible();

  await cart.focus();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
  await tabTo(page, page.getByLabel('Full name'));
  await keyboard.type(guest.fullName);
  // Enter in a field places no order (C452).
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
  await tabTo(page, page.getByLabel('Phone'));
  await keyboard.type(guest.phone);
  await tabTo(page, page.getByLabel('Address', { exact: true }));
  await keyboard.type('House 14, Campus Road');
  const place = page.getByRole('combobox', { name: 'Delivery location' });
  await tabTo(page, place);
  await keyboard.type('camp');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(place).not.toHaveValue('camp');
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'terms and conditions' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'terms and conditions' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

  await staffApi.setPrice(dish, 130);
  await tabTo(page, placeOrderButton(page));
  await keyboard.press('Enter');
  const changed = page.getByRole('dialog', { name: 'Something changed' });
  await tabTo(page, changed.getByRole('button', { name: /^Order for/ }));
  await keyboard.press('Enter');
  await expect(page.getByText('Order is placed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    { item: [{ name: dish.name, quantity: 2, price: 130, requests: 'No sesame' }] },
  ]);

  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await tabTo(page, cancel);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: /^98/ }));
  await tabTo(page, page.getByRole('button', { name: 'Print' }));
  await cancel.focus();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, cancel it' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Cancelled at / })).toBeFocused();
});
