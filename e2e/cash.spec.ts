import { expect } from '@playwright/test';
import { uniqueGuest } from './support/checkout';
import { test } from './support/fixtures';
import { orderAsGuest } from './support/place-order';

test('C310, C311: the drawer is counted and closed; an order that is cancelled later is a correction, and the closing stays', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const guest = uniqueGuest('Maya Rai');
  await orderAsGuest(request, guest, [{ _id: tea._id }]);
  const [order] = await staffApi.ordersOf({ search: guest.fullName });
  const id = order?._id ?? '';

  const page = await openDashboard('/admin/today');
  await page.getByRole('link', { name: 'Cash-up' }).click();
  const counted = page.getByRole('textbox', { name: /^Counted cash/ });
  const close = async (action: string) => {
    await page.getByRole('button', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(page.getByText('Period closed').last()).toBeVisible();
  };
  await expect(counted).toBeVisible();
  if (await page.getByRole('button', { name: 'Begin the cash-up' }).isVisible()) {
    await page.getByRole('textbox', { name: 'Rs 1000', exact: true }).fill('5');
    await expect(counted).toHaveValue('5000');
    await close('Begin the cash-up');
  }

  const expected = page.getByText(/^Expected Rs/);
  const readExpected = async () =>
    Number(
      ((await expected.textContent()) ?? '')
        .replace(/^Expected Rs ([\d,.]+)\. .*$/, '$1')
        .replaceAll(',', ''),
    );
  await expect(expected).toBeVisible();
  const was = await readExpected();
  await staffApi.setStatus(id, 'completed');
  await page.reload();
  await expect(expected).toContainText((was + 240).toLocaleString('en-US'));

  await counted.fill(String(was + 200));
  await expect(page.getByText('Difference: Rs 40.00 too little')).toBeVisible();
  await page.getByRole('button', { name: 'Close the period' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toBeFocused();
  await note.fill(`Change for ${guest.fullName}`);
  await close('Close the period');

  const newest = page.getByRole('table', { name: 'Closings' }).getByRole('row').nth(1);
  await expect(newest).toContainText('−Rs 40.00');
  const frozen = await newest.textContent();
  await staffApi.setStatus(id, 'cancelled');
  await page.reload();
  await expect(page.getByRole('link', { name: `Order ${order?.code}` })).toBeVisible();
  await expect(page.getByText('Rs 240.00 → not counted, cash −Rs 240.00')).toBeVisible();
  await expect(newest).toHaveText(frozen ?? '');
  await newest.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(`Note: Change for ${guest.fullName}`);
});
