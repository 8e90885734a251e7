import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import { watchForInjection } from './support/injection-check';
import { injectionLabel, injectionTexts } from './support/injection-texts';
import { newMember } from './support/member';
import { editOrder, orderOf } from './support/orders-tab';
import { orderAsNewMember } from './support/place-order';
import type { StaffApi } from './support/staff-api';

/** Counts how often an element contains this text. */
const countText = async (place: Locator, text: string) =>
  ((await place.textContent()) ?? '').split(text).length - 1;

const disablePrint = (page: Page) => page.addInitScript(() => Object.assign(window, { print: () => {} }));

/** Fills every field that staff can type into with this text. */
async function typeEverywhere(staffApi: StaffApi, name: string, text: string) {
  await staffApi.addPicture(name, text);
  await staffApi.addPlace(name, 10);
  return {
    dish: await staffApi.addDish(name, 100, { description: text, category: injectionLabel }),
    piece: await staffApi.addPiece(name, 900, {
      brand: injectionLabel,
      material: injectionLabel,
      description: text,
      colors: [injectionLabel],
      sizeOptions: [injectionLabel],
    }),
  };
}

/** Opens a dialog by its button, runs a check on it, and closes it. */
async function inDialog(page: Page, button: RegExp | string, check: (dialog: Locator) => Promise<void>) {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await check(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Searches a list for the mark. Expects one row per text of the corpus. */
async function search(page: Page, path: string, label: string, mark: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('searchbox', { name: label }).fill(mark);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(injectionTexts.length);
  return rows;
}

test('P63: the dashboard shows all input as text: in lists, dialogs, messages and on paper', async ({
  openDashboard,
  staffApi,
  playwright,
  request,
}) => {
  test.slow();
  const mark = `zx${Date.now().toString(36)}`;
  const named = injectionTexts.map((text, index) => ({ text, name: `${mark}${index} ${text}` }));
  let expectNoInjection = async () => {};
  const page = await openDashboard('/admin/orders', {
    prepare: async (window) => {
      expectNoInjection = watchForInjection(window);
      await disablePrint(window);
    },
  });

  for (const { name, text } of named) {
    const { dish, piece } = await typeEverywhere(staffApi, name, text);
    const wear = { type: 'closet', selectedColor: injectionLabel, selectedSize: injectionLabel } as const;
    const lines = [
      { _id: dish._id, requests: text },
      { _id: piece._id, ...wear, requests: text },
    ];
    await orderAsNewMember(playwright.request, { ...newMember('Hostile'), fullName: name }, lines, {
      address: text,
    });
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    const fromTable = { tableNumber: text, items: [{ _id: dish._id, quantity: 1 }] };
    expect((await request.post('/api/v1/order/placefromtablepublic', { data: fromTable })).status()).toBe(
      400,
    );
  }
  await expectNoInjection();

  for (const { name, text } of named) {
    // Once in name and address, and for both lines in the item's name and its request.
    expect(await countText(orderOf(page, name), text)).toBe(6);
    const dialog = await editOrder(page, name);
    expect(await countText(dialog, text)).toBeGreaterThanOrEqual(5);
    await expectNoInjection();
    await page.keyboard.press('Escape');
    await orderOf(page, name)
      .getByRole('button', { name: /^Print/ })
      .click();
    const paper = page.locator('[data-print]');
    await expect(paper).toContainText('Kitchen ticket');
    // Name and address on both papers, and for each line the item's name and its request.
    expect(await countText(paper, text)).toBe(8);
    await expectNoInjection();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(paper).toHaveCount(0);
  }

  const customers = await search(page, '/admin/customers', 'Search customers', mark);
  for (const { name, text } of named) {
    await expect(customers.filter({ hasText: name })).toHaveCount(1);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('list', { name: 'Orders' })).toContainText(text);
    await page.goBack();
  }
  await expectNoInjection();

  for (const [path, label] of [
    ['/admin', 'Search products'],
    ['/admin/closet', 'Search items'],
  ] as const) {
    const rows = await search(page, path, label, mark);
    for (const { name, text } of named) {
      await expect(rows.filter({ hasText: name })).toHaveCount(1);
      await inDialog(page, `Edit ${name}`, async (dialog) => {
        await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(new RegExp(`^${mark}`));
        await expect(dialog.getByLabel('Description')).toHaveValue(text);
        await expect(dialog.getByRole('heading').first()).toContainText(name);
        await expectNoInjection();
      });
    }
    await inDialog(page, `Delete ${named[0]?.name}`, expectNoInjection);
  }

  await page.goto('/admin/gallery');
  for (const { name, text } of named) {
    await expect(page.getByRole('img', { name: text })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await inDialog(page, `Delete ${named[1]?.name}`, expectNoInjection);

  await page.goto('/admin/settings');
  for (const { name } of named) {
    await expect(page.getByRole('list', { name: 'Delivery locations' })).toContainText(name);
    await inDialog(page, `Delete ${name}`, expectNoInjection);
  }
  const [first] = injectionTexts;
  try {
    await staffApi.saveSettings({ paused: { reason: first, until: null } });
    await page.reload();
    await expect(page.getByText(`Orders are paused (${first})`)).toBeVisible();
    await expectNoInjection();
  } finally {
    await staffApi.saveSettings({ paused: null });
  }
});
