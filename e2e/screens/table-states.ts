import { expect, type Page, type Route } from '@playwright/test';

const at = (minutesAgo: number) => Date.now() - minutesAgo * 60_000;

const line = (quantity: number, name: string, choices = '') => ({ quantity, name, choices });

/** Calls that tell of the party at a table. */
const PARTY = /\/api\/v1\/table\/(?:open|visit)/;

/** Two rounds of this visit, the last one a moment ago (C150). Forgets a party that another screen showed. */
export async function showOrderedRounds(page: Page): Promise<void> {
  await page.unroute(PARTY);
  await page.evaluate(() => sessionStorage.removeItem('tableCode_7'));
  const rounds = [
    {
      id: 'a',
      code: '8RW3NB',
      at: at(40),
      totalPaisa: 40_000,
      lines: [line(2, 'Masala chiya'), line(1, 'Chicken momo')],
    },
    {
      id: 'b',
      code: '8RW3NC',
      at: at(1),
      totalPaisa: 58_000,
      lines: [line(2, 'Iced caramel latte', 'less ice')],
    },
  ];
  await page.evaluate((text) => localStorage.setItem('tableVisit_7', text), JSON.stringify(rounds));
  await page.reload();
  await expect(page.getByText('Rs 980.00').last()).toBeVisible();
}

async function fillTableCart(page: Page): Promise<void> {
  const answer = await page.request.get('/api/v1/product/getall?page=1');
  const { data } = (await answer.json()) as {
    data: { products: { _id: string; name: string; price: number }[] }[];
  };
  const lines = data
    .flatMap(({ products }) => products)
    .slice(0, 1)
    .map(({ _id, name, price }) => ({ _id, name, price, quantity: 2, requests: 'no sugar' }));
  await page.evaluate((text) => localStorage.setItem('tableCart_7', text), JSON.stringify(lines));
}

/** The same, with a line in the cart for the next round. */
export async function showNextRound(page: Page): Promise<void> {
  await fillTableCart(page);
  await showOrderedRounds(page);
}

const iso = (minutesAgo: number) => new Date(at(minutesAgo)).toISOString();

const item = (quantity: number, name: string, requests = '') => ({
  quantity,
  name,
  requests,
  selectedColor: null,
  selectedSize: null,
});

/** Three rounds of a party at table 7, one of them cancelled (C240). */
const party = () => ({
  tableNumber: '7',
  openedAt: iso(42),
  calledAt: null,
  bill: null,
  rounds: [
    {
      _id: 'a',
      code: '8RW3NB',
      status: 'completed',
      step: null,
      createdAt: iso(40),
      guestName: 'Maya',
      totalAmount: 400,
      item: [item(2, 'Masala chiya'), item(1, 'Chicken momo')],
    },
    {
      _id: 'b',
      code: '8RW3NC',
      status: 'cancelled',
      step: null,
      createdAt: iso(12),
      guestName: 'Kiran with a long name that takes a line',
      totalAmount: 580,
      item: [item(2, 'Iced caramel latte', 'less ice')],
    },
    {
      _id: 'c',
      code: '8RW3ND',
      status: 'processing',
      step: 'preparing',
      createdAt: iso(4),
      guestName: null,
      totalAmount: 430,
      item: [item(1, 'Honey oat latte', 'no sugar'), item(1, 'Cocoa doughnut')],
    },
  ],
  totalAmount: 830,
  movedTo: null,
});

/** Reloads the page on a phone with the code of table 7, where a party sits. @param about its calls */
async function joinParty(page: Page, about: object = {}): Promise<void> {
  const json = { success: true, message: '', data: { ...party(), ...about } };
  await page.route(PARTY, (route: Route) => route.fulfill({ json }));
  await page.evaluate(() => sessionStorage.setItem('tableCode_7', 'code-of-table-7'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Table 7' })).toContainText(/Rs 830|now 9/);
}

/** The slip of a party that called a waiter, below the cart for the next round (C240, C241). */
export async function showParty(page: Page): Promise<void> {
  await fillTableCart(page);
  await joinParty(page, { calledAt: iso(2) });
  await expect(page.getByText('Being prepared')).toBeVisible();
  await page.getByRole('button', { name: 'Called' }).click();
}

/** A phone that called a waiter and asked for the bill (C241). */
export async function showCalls(page: Page): Promise<void> {
  await joinParty(page, { calledAt: iso(2), bill: { at: iso(1), method: 'cash' } });
  await page.getByRole('button', { name: 'Called' }).click();
}

/** The question how the bill is paid (C241). */
export async function askForBill(page: Page): Promise<void> {
  await joinParty(page);
  await page.getByRole('button', { name: 'Bill' }).click();
}

/** The notice that staff moved the party (C243). */
export const showMoved = (page: Page): Promise<void> =>
  joinParty(page, {
    openedAt: null,
    rounds: [],
    totalAmount: 0,
    movedTo: { tableNumber: '9', code: 'code-of-table-9' },
  });
