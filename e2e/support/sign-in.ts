import { expect, type Page } from '@playwright/test';
import { staff } from './shop-environment';

/** Sends the form of the login screen. */
export const submitLogin = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .click();

/** Signs in through the login screen and waits until the shop knows the person. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submitLogin(page);
  await expect(page).toHaveURL('/');
}

/** Signs staff in by the API; the page stays where it is. */
export async function signInAsStaff(page: Page): Promise<void> {
  const answer = await page.request.post('/api/v1/user/login', { data: staff });
  expect(answer.ok(), await answer.text()).toBe(true);
}
