import { expect, type Page } from '@playwright/test';
import { countRings, recordTones } from './support/bell-rings';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderOf, statusOf } from './support/orders-tab';
import { orderAsGuest } from './support/place-order';
import { readWithoutGesture } from './support/read-without-gesture';

// A trace reads from the page, and the browser counts that as a user gesture.
test.use({ trace: 'off' });

const bell = (page: Page) => page.getByRole('button', { name: /^Order sound is/ });

test('P30, P31: a blocked bell says so, the title counts new orders instead, and a click enables the bell', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 50);
  const page = await openDashboard('/admin/orders', { prepare: recordTones, skipLiveCheck: true });
  const read = await readWithoutGesture(page);
  await expect
    .poll(() => read(() => document.querySelector('header button')?.textContent))
    .toBe('Sound blocked');
  await expect
    .poll(() => read(() => document.querySelector('header [role=status]')?.textContent))
    .toBe('Live');

  const [quiet, loud] = [uniqueGuest('Sita Rai'), uniqueGuest('Maya Lama')];
  await orderAsGuest(request, quiet, [{ _id: tea._id }]);
  await expect.poll(() => read(() => document.title)).toBe('● 1 new order');
  await expect.poll(() => read(() => document.querySelector('main')?.textContent)).toContain(quiet.fullName);
  expect(await read(() => document.querySelector('header button')?.textContent)).toBe('Sound blocked');
  expect(await read(() => window.playedTones)).toBe(0);

  await bell(page).click();
  await expect(bell(page)).toHaveText('Sound on');
  await expect.poll(() => countRings(page)).toBe(1);
  await expect(page).not.toHaveTitle(/new order/);

  await orderAsGuest(request, loud, [{ _id: tea._id }]);
  await expect(orderOf(page, loud.fullName)).toBeVisible();
  await expect.poll(() => countRings(page)).toBe(2);
  await statusOf(orderOf(page, loud.fullName)).selectOption('processing');
  await expect(orderOf(page, loud.fullName)).toBeHidden();
  expect(await countRings(page)).toBe(2);

  await bell(page).click();
  await expect(bell(page)).toHaveText('Sound off');
  const silent = uniqueGuest('Ram Thapa');
  await orderAsGuest(request, silent, [{ _id: tea._id }]);
  await expect(page.getByRole('status').filter({ hasText: silent.fullName })).toBeVisible();
  expect(await countRings(page)).toBe(2);
});
