import { expect, type Page } from '@playwright/test';
import { showPaper } from './board-states';

const sums = {
  orders: 86,
  total: 45_560.5,
  vat: 5241.48,
  cash: 31_150.5,
  esewa: 9820,
  khalti: 0,
  fonepay: 2340,
  card: 2250,
  cafe: 27_000,
  closet: 19_810,
  happyHours: 640,
  coupons: 1249.5,
  deliveryFees: 900,
  points: 900,
  corrections: 2,
  corrected: -370,
};

const closing = (number: number, day: string, changes: object = {}) => ({
  number,
  day,
  since: `${day}T03:15:00.000Z`,
  at: `${day}T15:40:00.000Z`,
  by: 'Rita Shrestha',
  float: 5000,
  expectedCash: 36_150.5,
  countedCash: 36_150.5,
  difference: 0,
  nextFloat: 5000,
  note: null,
  sums,
  ...changes,
});

const closings = [
  closing(12, '2026-11-19', { countedCash: 36_130, difference: -20.5, note: 'Change for the tea man' }),
  closing(11, '2026-11-18', { sums: { ...sums, orders: 64, total: 30_420, corrections: 0, corrected: 0 } }),
  closing(10, '2026-11-17', {
    countedCash: 36_250.5,
    difference: 100,
    note: 'A note of yesterday was found',
  }),
];

const period = {
  number: 13,
  since: '2026-11-19T15:40:00.000Z',
  lastDay: '2026-11-19',
  float: 5000,
  expectedCash: 36_150.5,
  sums,
};

const corrections = [
  {
    code: 'PYR77Q',
    at: '2026-11-20T05:10:00.000Z',
    by: 'Rita Shrestha',
    before: 490,
    after: null,
    cash: -490,
  },
  { code: '4Y2T8X', at: '2026-11-20T04:40:00.000Z', by: null, before: 420, after: 540, cash: 0 },
].map((correction) => ({ orderId: correction.code, ...correction }));

/** Answers the calls of the cash-up with a busy period after three closings, whatever other tests close meanwhile (C312). */
export async function showCash(page: Page): Promise<void> {
  for (const [call, data] of [
    ['period', period],
    ['list?**', closings],
    ['list', closings],
    ['corrections?**', corrections],
  ] as const)
    await page.route(`**/api/v1/cash/${call}`, (route) =>
      route.fulfill({ json: { success: true, message: 'OK', data } }),
    );
  await page.reload();
  await page.getByRole('textbox', { name: /^Counted cash/ }).fill('36100');
  await expect(page.getByText('Difference: Rs 50.50 too little')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order PYR77Q' })).toBeVisible();
}

/** Opens a closing with a difference. */
export async function openClosing(page: Page): Promise<void> {
  await showCash(page);
  await page.getByRole('button', { name: /^12, / }).click();
  await expect(page.getByRole('dialog')).toContainText('Change for the tea man');
}

/** Shows a closing on paper. No dialog of the browser opens. */
export async function printClosing(page: Page): Promise<void> {
  await openClosing(page);
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await showPaper(page);
}
