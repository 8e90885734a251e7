import { expect } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { newMember } from './support/member';
import { mailedCode } from './support/outbox';
import { orderAsGuest } from './support/place-order';

test('C205: a guest signs up on the order page, confirms the address, and the order earns points', async ({
  page,
  request,
  staffApi,
}) => {
  const { _id } = await staffApi.addDish('Thakali set', 500);
  const member = newMember('Dolma Sherpa');
  const { code, key } = await orderAsGuest(request, uniqueGuest(member.fullName), [{ _id }], {
    email: member.email,
  });

  await page.goto(`/order/${code}?key=${key}`);
  const offer = page.getByRole('region', { name: 'Keep this order and earn 10 points' });
  await offer.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full name').fill(member.fullName);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();

  await expect(page).toHaveURL(new RegExp(`/order/${code}\\?key=`));
  await offer.getByRole('button', { name: 'Send OTP' }).click();
  await offer.getByLabel('OTP').fill(await mailedCode(member.email));
  await offer.getByRole('button', { name: 'Keep order' }).click();
  await expect(page.getByText('10 points arrive when the order is done.')).toBeVisible();
  await expect(offer).toBeHidden();

  await page.goto(`/order/${code}`);
  await expect(page.getByText('10 points arrive when the order is done.')).toBeVisible();
});
