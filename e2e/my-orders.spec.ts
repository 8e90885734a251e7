import { expect } from '@playwright/test';
import { clippedElements } from './support/clipped-elements';
import { newMember } from './support/member';
import { orderAsNewMember } from './support/place-order';
import { signIn } from './support/sign-in';
import { StaffApi } from './support/staff-api';
import { test } from './support/watched-test';

test('C80, C194, C204: a member finds an order in My orders, and orders again what is still sold', async ({
  page,
  playwright,
}) => {
  const staff = await StaffApi.open(playwright.request);
  const momo = await staff.addDish('Pumpkin momo', 200);
  const soup = await staff.addDish('Nettle soup', 150);
  const member = newMember('Asha Rai');
  const lines = [{ _id: momo._id, quantity: 2, requests: 'less salt' }, { _id: soup._id }];
  await orderAsNewMember(playwright.request, member, lines, { email: member.email });
  const [order] = await staff.ordersOf({ search: member.email });
  await staff.setStatus(order?._id ?? '', 'completed');
  await staff.deleteItem(soup._id);
  await staff.setPrice(momo, 240);

  await page.goto('/orders');
  await expect(page).toHaveURL('/login?next=%2Forders');
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();
  await expect(page).toHaveURL('/orders');

  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Rs 550.00');
  await expect(card).toContainText(`2 × ${momo.name}, ${soup.name}`);
  await card.getByRole('button', { name: 'Order again' }).click();
  const notice = card.getByRole('status');
  await expect(notice).toContainText('2 of 3 are in your cart');
  await expect(notice).toContainText(`${soup.name} is not sold any more.`);
  await expect(notice).toContainText(`${momo.name} is Rs 240.00 now, it was Rs 200.00.`);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await clippedElements(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });

  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await card.getByRole('button', { name: 'Order again' }).click();
  await card.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: momo.name })).toContainText('less salt');
  await expect(page.getByRole('main')).toContainText('Rs 480.00');
  await expect(page.getByText(soup.name)).toBeHidden();
  await staff.close();
});

test('C217: the points on an order’s page lead to their entry in the ledger', async ({
  page,
  playwright,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const staff = await StaffApi.open(playwright.request);
  const momo = await staff.addDish('Leek momo', 200);
  const member = newMember('Chandra Rai');
  const lines = [{ _id: momo._id, quantity: 2 }];
  await orderAsNewMember(playwright.request, member, lines, { email: member.email });
  const [order] = await staff.ordersOf({ search: member.email });
  await staff.setStatus(order?._id ?? '', 'completed');

  await signIn(page, member.email, member.password);
  await page.goto('/orders');
  await page.getByRole('link', { name: /details/i }).click();
  await page.getByRole('link', { name: 'See your points' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: `Cafe order ${order?.code}` });
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await page.reload();
  await expect(entry).toBeInViewport();
  await staff.close();
});

test('C193, C194: an order from another device shows in the account menu’s list and in the strip', async ({
  page,
  playwright,
}) => {
  const staff = await StaffApi.open(playwright.request);
  const tea = await staff.addDish('Butter tea', 90);
  const member = newMember('Bina Thapa');
  await orderAsNewMember(playwright.request, member, [{ _id: tea._id }]);
  await signIn(page, member.email, member.password);
  await page.getByRole('button', { name: /^Bina/ }).click();
  await page.getByRole('link', { name: 'My orders' }).click();
  const card = page.getByRole('article');
  await expect(card).toContainText('Waiting for the shop');
  await expect(page.getByRole('navigation', { name: 'Your orders' })).toBeHidden();

  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Namaste, Bina' })).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Your orders' });
  await expect(strip.getByText('Waiting for the shop')).toBeVisible();
  await strip.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await staff.close();
});
