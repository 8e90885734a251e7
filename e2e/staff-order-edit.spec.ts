import { expect, type Locator, type Page } from '@playwright/test';
import { widths } from './screens/looks';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { newMember } from './support/member';
import { editOrder, orderOf, showStatus, statusOf } from './support/orders-tab';
import { orderAsGuest, orderAsNewMember } from './support/place-order';

const quantityOf = (dialog: Locator, name: string) =>
  dialog.getByRole('group', { name: `Quantity of ${name}` });

const saved = (page: Page) => page.getByText('Order updated successfully').last();

/** Returns the value beside this label in the dialog's sums. */
const sum = (dialog: Locator, name: string) => dialog.locator('dt').filter({ hasText: name }).locator('+ dd');

/** Types a text that matches two products and picks the second one with the keyboard. */
async function pickSecond(page: Page, text: string): Promise<string | null> {
  const box = page.getByRole('combobox', { name: 'Name' });
  const products = page.getByRole('listbox', { name: 'Products' });
  await box.pressSequentially(text);
  await expect(products.getByRole('option')).toHaveCount(2);
  await box.press('Escape');
  await expect(products).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Add item' })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const second = products.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = await second.textContent();
  await box.press('Enter');
  await expect(products).toBeHidden();
  return name;
}

/** Waits until the page of a customer shows these points. */
async function expectPoints(page: Page, fullName: string, points: string): Promise<void> {
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(fullName);
  await page.getByRole('link', { name: fullName }).click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(sum(page.getByRole('main'), 'Points')).toHaveText(points);
  await page.getByRole('link', { name: /^Orders/ }).click();
}

for (const [width, viewport] of Object.entries(widths)) {
  test(`C21: a change to an order updates its total, stock and points, on a ${width}`, async ({
    openDashboard,
    staffApi,
    playwright,
  }) => {
    const mark = `Sadeko ${Date.now()}`;
    const [momo, shirt] = [
      await staffApi.addDish('Momo', 250),
      await staffApi.addPiece('Shirt', 1_850, { availableStock: 5, colors: ['Crimson'], sizeOptions: ['M'] }),
    ];
    const added = [await staffApi.addDish(`${mark} Egg`, 100), await staffApi.addDish(`${mark} Plain`, 100)];
    const asha = newMember(`Asha Gurung ${Date.now()}`);
    const lines = [
      { _id: momo._id, quantity: 2 },
      { _id: shirt._id, type: 'closet', selectedColor: 'Crimson', selectedSize: 'M' } as const,
    ];
    await orderAsNewMember(playwright.request, asha, lines, { points: 20 });
    expect(await staffApi.stockOf(shirt)).toBe(4);

    const page = await openDashboard('/admin/orders', { viewport });
    const order = orderOf(page, asha.fullName);
    await expect(order).toContainText('Rs 2,330.00');
    const dialog = await editOrder(page, asha.fullName);
    await expect(sum(dialog, 'Price × quantity')).toHaveText('Rs 2,350.00');
    await quantityOf(dialog, momo.name).getByRole('button', { name: 'One more' }).click();
    await dialog.getByRole('button', { name: `Remove ${shirt.name}` }).click();
    await dialog.getByRole('button', { name: `Remove ${momo.name}` }).click();
    await expect(page.getByText('Cannot remove all items. Order must have at least one item.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add item' }).click();
    const picked = await pickSecond(page, mark);
    const { name } = added.find((dish) => picked?.startsWith(dish.name)) ?? { name: '' };
    expect(picked).toBe(`${name}CafeRs 100.00`);
    await page.getByRole('button', { name: 'Add to order' }).click();
    await expect(page.getByText('Item added to order')).toBeVisible();
    await expect(sum(dialog, 'Price × quantity')).toHaveText('Rs 850.00');
    await expect(sum(dialog, 'To collect')).toHaveText('Rs 830.00');
    await dialog.getByRole('button', { name: 'Save order' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(order).toContainText('Rs 830.00');
    await expect(order).toContainText(name);
    await expect(order).not.toContainText(shirt.name);
    expect(await staffApi.stockOf(shirt)).toBe(5);

    // 50 for signing up, minus 20 redeemed, plus 16 for Rs 830 and 30 for a first order.
    await statusOf(order).selectOption('completed');
    await expect(order).toBeHidden();
    await expectPoints(page, asha.fullName, '76');
    await showStatus(page, 'completed');
    const again = await editOrder(page, asha.fullName);
    await quantityOf(again, momo.name).getByRole('button', { name: 'One more' }).click();
    await again.getByRole('button', { name: 'Save order' }).click();
    await expect(order).toContainText('Rs 1,080.00');
    await expectPoints(page, asha.fullName, '81');
  });
}

test('P35, C232: a stale save shows who changed the order and both versions of a line, and one is chosen', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const momo = await staffApi.addDish('Momo', 250);
  const { fullName, phone } = uniqueGuest('Sita Rai');
  await orderAsGuest(request, { fullName, phone }, [{ _id: momo._id }]);
  const [slow, fast] = [await openDashboard('/admin/orders'), await openDashboard('/admin/orders')];
  const [late, first] = [await editOrder(slow, fullName), await editOrder(fast, fullName)];
  for (let times = 0; times < 4; times += 1)
    await quantityOf(late, momo.name).getByRole('button', { name: 'One more' }).click();
  await quantityOf(first, momo.name).getByRole('button', { name: 'One more' }).click();
  await first.getByRole('button', { name: 'Save order' }).click();
  await expect(saved(fast)).toBeVisible();

  await late.getByRole('button', { name: 'Save order' }).click();
  const notice = late.getByRole('alert').filter({ hasText: 'Not saved.' });
  await expect(notice).toContainText(/\S+ changed this on /);
  const line = late.getByRole('group', { name: momo.name, exact: true });
  await expect(line).toContainText(`5 × ${momo.name}`);
  await expect(line).toContainText(`2 × ${momo.name}`);
  await expect(quantityOf(late, momo.name)).toContainText('5');
  expect((await staffApi.ordersOf({ search: fullName }))[0]?.item).toMatchObject([{ quantity: 2 }]);

  await line.getByRole('button', { name: 'Take theirs' }).click();
  await expect(quantityOf(late, momo.name)).toContainText('2');
  await quantityOf(late, momo.name).getByRole('button', { name: 'One more' }).click();
  await late.getByRole('button', { name: 'Save order' }).click();
  await expect(orderOf(slow, fullName)).toContainText('Rs 750.00');
});
