import { expect } from '@playwright/test';
import { findDemoItems, placeForLink } from './screens/demo-items';
import { fillInForPickup, goToCheckout, placeOrderButton, uniqueGuest } from './support/checkout';
import { clippedElements } from './support/clipped-elements';
import { test } from './support/fixtures';
import { dish as dishOf } from './support/menu';

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

    await page.goto(`/single/${dish._id}`);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);

    await page.goto(await placeForLink(page.request, await findDemoItems(page.request)));
    await expect(page.getByRole('heading', { name: 'How to reach us' })).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);

    await page.goto('/cart');
    await expect(page.getByRole('listitem', { name: dish.name })).toBeVisible();
    expect(await clippedElements(page)).toEqual([]);

    await goToCheckout(page);
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
