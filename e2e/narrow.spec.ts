import { expect } from '@playwright/test';
import { findDemoItems, placeForLink } from './screens/demo-items';
import { chooseWallet } from './screens/payment-states';
import { fillInForPickup, placeOrderButton, uniqueGuest } from './support/checkout';
import { clippedElements } from './support/clipped-elements';
import { test } from './support/fixtures';
import { dish as dishOf } from './support/menu';

/** The options of a dish, with a long name and a high price. */
const GROUPS = [
  { name: 'Size', min: 1, max: 1, choices: [{ name: 'Small' }, { name: 'Large', price: 1_250 }] },
  { name: 'Extras', min: 0, max: 1, choices: [{ name: 'Unsweetened buckwheat cream' }] },
];

/** Both are 320 CSS pixels wide: the smallest phone, and a window of 640 px at 200 % zoom. */
const windows = [
  { name: 'on 320 px', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: 'at 200 % of 640 px', viewport: { width: 320, height: 360 }, deviceScaleFactor: 2 },
];

for (const { name, ...window } of windows) {
  test(`${name} no element is clipped, from menu to order`, async ({ staffApi, visit }) => {
    const dish = await staffApi.addDish('Buckwheat pancake with honey from Jumla', 12_450);
    const page = await visit({ ...window, cart: [{ ...dish, quantity: 20 }] });
    await page.goto('/menu');
    await page.getByRole('searchbox').fill(dish.name);
    await expect(dishOf(page, dish.name)).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);

    const latte = await staffApi.addDish('Latte with honey from Jumla', 12_450);
    await staffApi.addOptions(latte, GROUPS);
    await page.getByRole('searchbox').fill(latte.name);
    await dishOf(page, latte.name).getByRole('button', { name: 'Add to Cart' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^Large/ })
      .check();
    expect(await clippedElements(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto(`/single/${dish._id}`);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);

    await page.goto(await placeForLink(page.request, await findDemoItems(page.request)));
    await expect(page.getByRole('heading', { name: 'How to reach us' })).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);

    const goesWith = ['a', 'b', 'c'].map((_id) => ({ ...dish, _id, image: '', priceFrom: 12_450 }));
    await page.route('**/api/v1/product/goeswith*', (route) =>
      route.fulfill({ json: { success: true, message: 'OK', data: goesWith } }),
    );
    await page.goto('/cart');
    await expect(page.getByRole('listitem', { name: dish.name })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Goes well with' }).getByRole('link')).toHaveCount(3);
    expect(await clippedElements(page)).toEqual([]);

    await chooseWallet(page);
    await page.getByRole('textbox', { name: /^Code/ }).fill('BUCKWHEAT-2026');
    await page.getByRole('button', { name: 'Use code' }).click();
    await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveAttribute('aria-invalid', 'true');
    expect(await clippedElements(page)).toEqual([]);
    await page.getByRole('textbox', { name: /^Code/ }).fill('');
    await page.getByRole('radio', { name: /^Cash/ }).check();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await placeOrderButton(page).click();
    await expect(page.getByText('Please enter your full name')).toBeVisible();
    await page.getByRole('combobox', { name: 'Delivery location' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await fillInForPickup(page, uniqueGuest('Sita Rai'));
    await staffApi.setPrice(dish, 12_900);
    await placeOrderButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Something changed' })).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);
  });
}
