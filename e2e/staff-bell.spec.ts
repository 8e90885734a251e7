import { expect, type Page } from '@playwright/test';
import { somebody } from './support/checkout';
import { listen, ringsOf } from './support/heard-rings';
import { test } from './support/journey';
import { lookThrough } from './support/look-through';
import { orderOf, statusOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';

// A trace reads from the page, and the browser counts that as a user gesture.
test.use({ trace: 'off' });

const bell = (page: Page) => page.getByRole('button', { name: /^Order sound is/ });

test('P30, P31: a blocked bell says so, the title counts new orders instead, and a click enables the bell', async ({
  atCounter,
  desk,
  request,
}) => {
  const tea = await desk.addDish('Chiya', 50);
  const page = await atCounter('/admin/orders', { prepare: listen, isUntouched: true });
  const look = await lookThrough(page);
  await expect
    .poll(() => look(() => document.querySelector('header button')?.textContent))
    .toBe('Sound blocked');
  await expect
    .poll(() => look(() => document.querySelector('header [role=status]')?.textContent))
    .toBe('Live');

  const [quiet, loud] = [somebody('Sita Rai'), somebody('Maya Lama')];
  await orderAsGuest(request, quiet, [{ _id: tea._id }]);
  await expect.poll(() => look(() => document.title)).toBe('● 1 new order');
  await expect.poll(() => look(() => document.querySelector('main')?.textContent)).toContain(quiet.fullName);
  expect(await look(() => document.querySelector('header button')?.textContent)).toBe('Sound blocked');
  expect(await look(() => window.heardTones)).toBe(0);

  await bell(page).click();
  await expect(bell(page)).toHaveText('Sound on');
  await expect.poll(() => ringsOf(page)).toBe(1);
  await expect(page).not.toHaveTitle(/new order/);

  await orderAsGuest(request, loud, [{ _id: tea._id }]);
  await expect(orderOf(page, loud.fullName)).toBeVisible();
  await expect.poll(() => ringsOf(page)).toBe(2);
  await statusOf(orderOf(page, loud.fullName)).selectOption('processing');
  await expect(orderOf(page, loud.fullName)).toBeHidden();
  expect(await ringsOf(page)).toBe(2);

  await bell(page).click();
  await expect(bell(page)).toHaveText('Sound off');
  const silent = somebody('Ram Thapa');
  await orderAsGuest(request, silent, [{ _id: tea._id }]);
  await expect(page.getByRole('status').filter({ hasText: silent.fullName })).toBeVisible();
  expect(await ringsOf(page)).toBe(2);
});
