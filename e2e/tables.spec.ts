import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { countRings, recordTones } from './support/bell-rings';
import { DESK, TABLET } from './support/board';
import { cutControls } from './support/cut-controls';
import { test } from './support/fixtures';
import type { StaffApi } from './support/staff-api';

let count = 0;

/** Returns a table where nobody has sat. */
function uniqueTable(): string {
  count += 1;
  return `T${String(Date.now()).slice(-8)}${count}`;
}

/** Returns what a phone at the table sends with each call. */
async function placeOf(staffApi: StaffApi, tableNumber: string) {
  const link = new URL(await staffApi.tableLink(tableNumber));
  return { tableNumber, tableCode: link.searchParams.get('k') ?? '' };
}

async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(`/api/v1/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** What the phones at a table see. */
async function visitOf(request: APIRequestContext, params: Record<string, string>) {
  const answer = await request.get('/api/v1/table/visit', { params });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

const cardOf = (page: Page, table: string, state: string) =>
  page.getByRole('article', { name: `Table ${table}, ${state}`, exact: true });

test('C241, C243, C244, C246: a phone calls, map and board show it; staff answer, move the party, and close the table', async ({
  openDashboard,
  staffApi,
  request,
}) => {
  const tea = await staffApi.addDish('Chiya', 240);
  const [table, other] = [uniqueTable(), uniqueTable()];
  const phone = await placeOf(staffApi, table);
  const board = await openDashboard('/admin/board', {
    viewport: TABLET,
    prepare: async (page) => {
      await page.addInitScript(() => localStorage.setItem('staff-sound', 'off'));
      await recordTones(page);
    },
  });
  await board.getByRole('button', { name: /^Order sound is/ }).click();
  await expect.poll(() => countRings(board)).toBe(1);
  const map = await openDashboard('/admin/tables', { viewport: DESK });

  await post(request, 'table/open', phone);
  await expect(cardOf(map, table, 'ordering')).toBeVisible();
  const order = { ...phone, guestName: 'Kiran', items: [{ _id: tea._id, type: 'product', quantity: 2 }] };
  const { code } = await post<{ code: string }>(request, 'order/placefromtablepublic', order);
  await expect(cardOf(map, table, 'waiting')).toContainText('Kiran');
  await expect(cardOf(map, table, 'waiting')).toContainText('Rs 480.00');
  await expect(board.getByRole('article', { name: new RegExp(code) })).toContainText('Kiran');
  await expect.poll(() => countRings(board)).toBe(2);

  await post(request, 'table/call', { ...phone, want: 'staff', wanted: true });
  await expect(board.getByRole('link', { name: `Table ${table} calls` })).toBeVisible();
  await expect(cardOf(map, table, 'calls')).toBeVisible();
  await expect.poll(() => countRings(board)).toBe(3);
  await board.getByRole('button', { name: `On my way: table ${table}` }).focus();
  await board.keyboard.press('Enter');
  await expect(board.getByRole('link', { name: `Table ${table} calls` })).toBeHidden();
  await expect(cardOf(map, table, 'waiting')).toBeVisible();
  expect(await visitOf(request, phone)).toMatchObject({ calledAt: null });

  const closer = map.getByRole('button', { name: `Close table ${table}` });
  await closer.click();
  const dialog = map.getByRole('dialog');
  await expect(dialog).toContainText(`Serve or cancel ${code} first.`);
  await expect(dialog.getByRole('button', { name: 'Close table' })).toBeDisabled();
  await map.keyboard.press('Escape');
  await expect(closer).toBeFocused();

  await map.getByRole('button', { name: `Move or join table ${table}` }).click();
  await dialog.getByRole('textbox', { name: /Another table/ }).fill(other);
  await map.keyboard.press('Enter');
  await expect(cardOf(map, other, 'waiting')).toContainText(code);
  await expect(map.getByRole('article', { name: new RegExp(`^Table ${table},`) })).toHaveCount(0);
  await expect(board.getByRole('article', { name: new RegExp(`${code}, Table ${other}`) })).toBeVisible();
  expect(await visitOf(request, phone)).toMatchObject({ movedTo: { tableNumber: other } });

  const moved = await placeOf(staffApi, other);
  await post(request, 'table/call', { ...moved, want: 'bill', wanted: true, method: 'online' });
  await expect(cardOf(map, other, 'asks for the bill')).toBeVisible();
  const bill = board.getByRole('link', { name: `Table ${other} asks for the bill` });
  await expect(bill).toBeVisible();
  const [placed] = await staffApi.ordersOf({ table: other });
  await staffApi.setStatus(String(placed?._id), 'completed');
  await map.getByRole('button', { name: `Close table ${other}` }).click();
  await expect(dialog).toContainText('Collect Rs 480.00');
  await expect(dialog).toContainText('They asked to pay online.');
  await dialog.getByRole('button', { name: 'Close table' }).click();
  await expect(map.getByRole('article', { name: new RegExp(`^Table ${other},`) })).toHaveCount(0);
  await expect(bill).toBeHidden();
  expect(await visitOf(request, moved)).toMatchObject({ openedAt: null, rounds: [] });
});

test('C242: the map shows the tables of the settings in their order, as soon as they are saved', async ({
  openDashboard,
  staffApi,
}) => {
  const { tables: before } = await staffApi.readSettings();
  const [table, other] = [uniqueTable(), uniqueTable()];
  const map = await openDashboard('/admin/tables');
  const settings = await openDashboard('/admin/settings');
  const section = settings.getByRole('region', { name: 'Tables', exact: true });
  await section.getByRole('textbox', { name: /Names/ }).fill(`${other}, ${table}`);
  await section.getByRole('textbox', { name: `Table ${table}` }).fill('6');
  await section.getByRole('button', { name: 'Save tables' }).click();
  await expect(cardOf(map, table, 'free')).toContainText('6 seats');
  const shown = map.getByRole('article').filter({ hasText: /^Table T/ });
  await expect(shown.first()).toHaveAccessibleName(`Table ${other}, free`);
  await staffApi.saveSettings({ tables: before });
});

for (const width of [390, 512, 1024, 1180])
  test(`C241, C242: at ${width} px neither the map nor the calls above the board are cut off`, async ({
    openDashboard,
    staffApi,
    request,
  }) => {
    const tea = await staffApi.addDish('Chiya', 12_450);
    const phone = await placeOf(staffApi, uniqueTable());
    const guestName = 'Bishnuprasad Lamichhane';
    await post(request, 'order/placefromtablepublic', {
      ...phone,
      guestName,
      items: [{ _id: tea._id, type: 'product', quantity: 9 }],
    });
    await post(request, 'table/call', { ...phone, want: 'staff', wanted: true });
    await post(request, 'table/call', { ...phone, want: 'bill', wanted: true });
    const page = await openDashboard('/admin/tables', { viewport: { width, height: 768 } });
    await expect(cardOf(page, phone.tableNumber, 'calls')).toContainText(guestName);
    await page.evaluate(() => document.fonts.ready);
    expect(await cutControls(page)).toEqual([]);
    await page.goto('/admin/board');
    const answer = page.getByRole('button', { name: `On my way: table ${phone.tableNumber}` });
    await answer.scrollIntoViewIfNeeded();
    await expect(answer).toBeInViewport({ ratio: 1 });
    const calls = page.getByRole('list', { name: 'Calls of tables' });
    expect(await calls.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    await answer.click();
    await page.getByRole('button', { name: `Bill brought: table ${phone.tableNumber}` }).click();
    await expect(calls.getByText(`Table ${phone.tableNumber}`)).toHaveCount(0);
  });
