import { expect, type Page } from '@playwright/test';
import { expectOrderPlaced, fillInForPickup, placeOrderButton, uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { dish as dishOf } from './support/menu';
import type { StaffApi } from './support/staff-api';
import type { TestOptions } from './support/staff-data';

const GROUPS: readonly TestOptions[] = [
  { name: 'Size', min: 1, max: 1, choices: [{ name: 'Small' }, { name: 'Large', price: 60 }] },
  {
    name: 'Milk',
    min: 1,
    max: 1,
    choices: [{ name: 'Whole milk' }, { name: 'Oat milk', price: 50 }, { name: 'Soy milk', soldOut: true }],
  },
  {
    name: 'Extras',
    min: 0,
    max: 2,
    choices: [{ name: 'Extra shot', price: 40 }, { name: 'Whipped cream', price: 30 }, { name: 'Less ice' }],
  },
];

async function addLatte(staffApi: StaffApi) {
  const dish = await staffApi.addDish('House latte', 290);
  const [, milk = ''] = await staffApi.addOptions(dish, GROUPS);
  return { dish, milk };
}

/** Opens the menu and shows one dish of it. */
async function findDish(page: Page, name: string) {
  await page.goto('/menu');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  return dishOf(page, name);
}

test('C255 to C257, C269: by touch, a large oat latte with two extras, changed in the cart and dearer at the checkout', async ({
  staffApi,
  visit,
}) => {
  const { dish, milk } = await addLatte(staffApi);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const card = await findDish(page, dish.name);
  await expect(card.getByText('from Rs 290.00')).toBeVisible();
  await card.getByRole('button', { name: 'Add to Cart' }).tap();

  const sheet = page.getByRole('dialog', { name: dish.name });
  // The name of a group stands where its choices begin.
  const names = sheet.locator('legend > span:first-child');
  await expect(names).toHaveCount(GROUPS.length);
  expect(await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().x))).toEqual([
    16, 16, 16,
  ]);
  await sheet.getByRole('radio', { name: /^Large/ }).tap();
  await sheet.getByRole('radio', { name: /^Oat milk/ }).tap();
  await expect(sheet.getByRole('radio', { name: 'Soy milk Sold out' })).toBeDisabled();
  await sheet.getByRole('checkbox', { name: /^Extra shot/ }).tap();
  await sheet.getByRole('checkbox', { name: /^Whipped cream/ }).tap();
  await expect(sheet.getByRole('checkbox', { name: /^Less ice/ })).toBeDisabled();
  await expect(sheet.getByText('2 of 2 chosen')).toBeVisible();
  await sheet.getByRole('button', { name: 'Add to Cart Rs 470.00' }).tap();
  await expect(sheet).toBeHidden();

  await page.getByRole('link', { name: 'Cart, 1 item' }).tap();
  const line = page.getByRole('listitem', { name: dish.name });
  await expect(line).toContainText('Large, Oat milk, Extra shot, Whipped cream');
  await line.getByRole('button', { name: `Change ${dish.name}` }).tap();
  await sheet.getByRole('checkbox', { name: /^Whipped cream/ }).tap();
  await sheet.getByRole('checkbox', { name: /^Less ice/ }).tap();
  await sheet.getByRole('button', { name: 'Save Rs 440.00' }).tap();
  await expect(line).toContainText('Large, Oat milk, Extra shot, Less ice');

  await page.getByRole('button', { name: 'Checkout' }).tap();
  await fillInForPickup(page, guest);
  await staffApi.setOptionPrice(milk, 'Oat milk', 70);
  await placeOrderButton(page).tap();
  const changed = page.getByRole('dialog', { name: 'Something changed' });
  await expect(changed).toContainText(
    `${dish.name} (Large, Oat milk, Extra shot, Less ice): was Rs 440.00 and is now Rs 460.00`,
  );
  await changed.getByRole('button', { name: 'Order for Rs 460.00' }).tap();
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    {
      totalAmount: 460,
      item: [
        { options: [{ name: 'Large' }, { name: 'Oat milk' }, { name: 'Extra shot' }, { name: 'Less ice' }] },
      ],
    },
  ]);

  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').tap();
  await expect(page.getByRole('complementary', { name: 'What you ordered' })).toContainText(
    'Large, Oat milk, Extra shot, Less ice',
  );
});

test('C257, C269: by keyboard, from the popover beside the dish to an order at a price that staff raised', async ({
  staffApi,
  visit,
}) => {
  const { dish, milk } = await addLatte(staffApi);
  const guest = uniqueGuest('Sita Rai');
  const page = await visit({ viewport: { width: 1280, height: 720 } });
  const { keyboard } = page;
  const card = await findDish(page, dish.name);
  const add = card.getByRole('button', { name: 'Add to Cart' });
  await tabTo(page, card.getByRole('textbox', { name: /^Special request/ }));
  await keyboard.type('No sugar');
  await tabTo(page, add);
  await keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: dish.name });
  await expect(popover.getByRole('textbox', { name: /^Special request/ })).toHaveValue('No sugar');
  await keyboard.press('Escape');
  await expect(add).toBeFocused();

  await keyboard.press('Enter');
  await expect(popover.getByRole('radio', { name: /^Small/ })).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(popover.getByRole('radio', { name: /^Large/ })).toBeChecked();
  await tabTo(page, popover.getByRole('radio', { name: /^Whole milk/ }));
  await keyboard.press('ArrowDown');
  await tabTo(page, popover.getByRole('checkbox', { name: /^Extra shot/ }));
  await keyboard.press('Space');
  await tabTo(page, popover.getByRole('checkbox', { name: /^Less ice/ }));
  await keyboard.press('Space');
  await tabTo(page, popover.getByRole('button', { name: 'Add to Cart Rs 440.00' }));
  await keyboard.press('Enter');
  await expect(popover).toBeHidden();
  await expect(add).toBeFocused();

  await page.getByRole('link', { name: 'Cart, 1 item' }).focus();
  await keyboard.press('Enter');
  const change = page.getByRole('button', { name: `Change ${dish.name}` });
  await tabTo(page, change);
  await keyboard.press('Enter');
  await expect(popover.getByRole('radio', { name: /^Oat milk/ })).toBeChecked();
  await tabTo(page, popover.getByRole('checkbox', { name: /^Less ice/ }));
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: dish.name })).toContainText(
    'Large, Oat milk, Extra shot, No sugar',
  );
  await expect(change).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
  await tabTo(page, page.getByLabel('Full name'));
  await keyboard.type(guest.fullName);
  await tabTo(page, page.getByLabel('Phone'));
  await keyboard.type(guest.phone);
  await tabTo(page, page.getByLabel('Address', { exact: true }));
  await keyboard.type('House 14, Campus Road');
  await tabTo(page, page.getByRole('radio', { name: /^Delivery/ }));
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Self pickup/ })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }));
  await keyboard.press('Space');
  await staffApi.setOptionPrice(milk, 'Oat milk', 70);
  await tabTo(page, placeOrderButton(page));
  await keyboard.press('Enter');
  const changed = page.getByRole('dialog', { name: 'Something changed' });
  await expect(changed).toContainText(
    `${dish.name} (Large, Oat milk, Extra shot): was Rs 440.00 and is now Rs 460.00`,
  );
  await tabTo(page, changed.getByRole('button', { name: 'Order for Rs 460.00' }));
  await keyboard.press('Enter');
  await expectOrderPlaced(page);
  expect(await staffApi.ordersOf({ search: guest.fullName })).toMatchObject([
    {
      totalAmount: 460,
      item: [
        { requests: 'No sugar', options: [{ name: 'Large' }, { name: 'Oat milk' }, { name: 'Extra shot' }] },
      ],
    },
  ]);
});
