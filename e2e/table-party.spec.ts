import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';

/** The person comes back to the tab, which reads the party then. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

const bar = (page: Page, table: string) => page.getByRole('region', { name: `Table ${table}` });

test('C240, C241, C243: two phones at one table share rounds, call and move', async ({ staffApi, visit }) => {
  const dish = await staffApi.addDish('Jhol Momo', 180);
  const stamp = 1_000_000 + (Date.now() % 9_000_000);
  const [table, other] = [`B${stamp}`, `C${stamp}`];
  const link = await staffApi.tableLink(table);
  const [maya, kiran] = await Promise.all([
    visit({ table, cart: [{ ...dish, quantity: 2 }] }),
    visit({ table, cart: [{ ...dish, quantity: 1 }] }),
  ]);

  await test.step('Maya orders with her name, and Kiran sees her round', async () => {
    await Promise.all([maya.goto(link), kiran.goto(link)]);
    await maya.getByRole('link', { name: 'Cart, 2 items' }).click();
    await maya.getByLabel('Your name for this round (optional)').fill('Maya');
    await maya.getByRole('button', { name: 'Order From table' }).click();
    await expect(maya.getByRole('heading', { name: 'Round 1 is with the kitchen' })).toBeVisible();
    await comeBack(kiran);
    await expect(bar(kiran, table)).toContainText('Rs 360.00 so far');
    await kiran.getByRole('link', { name: 'Cart, 1 item' }).click();
    const round = kiran.getByRole('listitem', { name: 'Round 1' });
    await expect(round).toContainText('Maya');
    await expect(round).toContainText('Sent');
  });

  await test.step('Maya calls, Kiran sees it and takes it back', async () => {
    await bar(maya, table).getByRole('button', { name: 'Call' }).click();
    await expect(bar(maya, table)).toContainText(/A waiter is coming\. Called at \d/);
    const called = bar(kiran, table).getByRole('button', { name: 'Called' });
    await comeBack(kiran);
    await called.click();
    await kiran.getByRole('button', { name: 'Not needed' }).click();
    await expect(bar(kiran, table).getByRole('button', { name: 'Call', exact: true })).toBeVisible();
  });

  await test.step('below 360 px the buttons are icons with their names', async () => {
    await kiran.setViewportSize({ width: 320, height: 640 });
    for (const name of ['Call', 'Bill'])
      expect(await bar(kiran, table).getByRole('button', { name }).boundingBox()).toMatchObject({
        width: 44,
      });
  });

  await test.step('Kiran asks for the bill', async () => {
    await bar(kiran, table).getByRole('button', { name: 'Bill' }).click();
    await kiran.getByRole('button', { name: 'Online' }).click();
    await expect(bar(kiran, table)).toContainText('Bill is coming. You pay online.');
  });

  await test.step('staff move the party, and both phones follow', async () => {
    await staffApi.moveParty(table, other);
    for (const page of [maya, kiran]) {
      await comeBack(page);
      await expect(page.getByText(`Your table is now ${other}`)).toBeVisible();
      await page.getByText(`Go to table ${other}`).click();
      await expect(bar(page, other)).toContainText('Rs 360.00 so far');
    }
    await expect(kiran.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
