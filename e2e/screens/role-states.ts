import { expect, type Page } from '@playwright/test';
import { reloadWith } from './reload-with';

const id = (digit: string) => digit.repeat(24);

const member = (digit: string, fullName: string, staffRole: string, rest: object = {}) => ({
  _id: id(digit),
  id: id(digit),
  fullName,
  email: `${fullName.split(' ')[0]?.toLowerCase()}@example.com`,
  staffRole,
  active: true,
  invitedUntil: null,
  hasPin: true,
  ...rest,
});

/** Shows staff of every state in the settings, with what each role may do (C294). */
export async function showStaff(page: Page): Promise<void> {
  await reloadWith(page, 'staff/list', (members: readonly object[]) => [
    ...members.slice(0, 1),
    member('1', 'Pema Lama', 'counter'),
    member('2', 'Nima Rai', 'kitchen', { invitedUntil: '2099-01-01T06:15:00.000Z' }),
    member('3', 'Bikash Thapa', 'rider', { active: false }),
  ]);
  const section = page.getByRole('region', { name: 'Staff' });
  await section.getByText('What each role may do').click();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('Switched off', { exact: true })).toBeVisible();
}

/** Opens the form that invites somebody to the kitchen. */
export async function inviteToKitchen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('kitchen');
}

/** Shows a locked device with three people, one of them chosen, and a wrong PIN (C295). */
export async function showFaces(page: Page): Promise<void> {
  const face = (digit: string, fullName: string) => ({ _id: id(digit), id: id(digit), fullName });
  const faces = [face('1', 'Pema Lama'), face('2', 'Nima Rai'), face('3', 'Bikash Thapa Magar')];
  await reloadWith(page, 'staff/faces', () => faces);
  await page.getByRole('button', { name: 'Nima Rai' }).click();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong PIN')).toBeVisible();
}
