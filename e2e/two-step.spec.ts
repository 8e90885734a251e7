import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newMember, register } from './support/member';
import { signIn, submitLogin } from './support/sign-in';
import { test } from './support/watched-test';

const STEP_MS = 30_000;

/** The authenticator app of the test: reads the key that the dialog shows. */
async function scan(page: Page): Promise<TOTP> {
  const key = await page.getByRole('dialog').getByRole('code').textContent();
  return new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
}

test('C297, C299: a member turns two-step login on, logs in with a code and a recovery code, and ends a session', async ({
  page,
  request,
  browser,
}) => {
  const maya = newMember('Maya Rai');
  await register(request, maya);
  await signIn(page, maya.email, maya.password);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up two-step login' }).press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(maya.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const app = await scan(page);
  await page.keyboard.type(app.generate());
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Two-step login is on' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/^On since .* 10 of 10 recovery codes left\.$/)).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('E-mail').fill(maya.email);
  await other.getByLabel('Password', { exact: true }).fill(maya.password);
  await submitLogin(other);
  await expect(other.getByLabel('Code')).toBeFocused();
  // The code that turned it on counts no more; the app shows the next one within 30 s, and a clock may be ahead.
  await other.keyboard.type(app.generate({ timestamp: Date.now() + STEP_MS }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/');

  await page.reload();
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('This device');
  await sessions.last().getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  await other.goto('/profile');
  await expect(other).toHaveURL('/login?next=%2Fprofile');
  await other.getByLabel('E-mail').fill(maya.email);
  await other.getByLabel('Password', { exact: true }).fill(maya.password);
  await submitLogin(other);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.keyboard.type(recovery.toLowerCase());
  await other.keyboard.press('Enter');
  await expect(other.getByText(/9 of 10 recovery codes left/)).toBeVisible();
  await elsewhere.close();
});
