import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pdfPages } from '../server/test/support/pdf-text';
import { orderAsGuest } from './support/guest-journey';

/** Number of pages of a PDF that Chromium wrote. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** Returns the amounts in a text, each once, sorted. */
const amountsIn = (text: string) => [...new Set(text.match(/Rs [\d,]+\.\d\d/g))].sort();

interface Figures {
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly totalAmount: number;
  readonly item: readonly { readonly price: number; readonly quantity: number }[];
}

/** Returns the amounts of the order that the page shows, as the server answers them. */
async function amountsOnServer(page: Page) {
  const { pathname, search } = new URL(page.url());
  const answer = await page.request.get(`/api/v1/order/follow/${pathname.split('/').at(-1)}${search}`);
  const { data } = (await answer.json()) as { data: Figures };
  const lines = data.item.flatMap(({ price, quantity }) => [price, price * quantity]);
  const rupees = [data.subtotal, data.deliveryFee, data.totalAmount, ...lines];
  const text = rupees.map((sum) => `Rs ${sum.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  return amountsIn(text.join());
}

async function openOrder(page: Page) {
  const order = await orderAsGuest(page, '/');
  await page.getByRole('navigation', { name: 'Your orders' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the shop' })).toBeVisible();
  return order;
}

test('C202: paper shows the receipt alone, black on white, on A5 and on a roll of 80 mm, and the PDF the same', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { guest, request, phone, totalText } = await openOrder(page);
  const receipt = page.locator('body > [data-print]');
  await expect(receipt).toBeHidden();
  const [slip = ''] = await page.getByRole('complementary', { name: 'What you ordered' }).allInnerTexts();

  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const [text = ''] = await receipt.allInnerTexts();
  const onServer = await amountsOnServer(page);
  expect(onServer).toContain(totalText);
  expect(amountsIn(text)).toEqual(onServer);
  for (const part of ['Chowk', guest, request, totalText]) expect(text).toContain(part);
  expect(text).not.toContain(phone);
  for (const amount of amountsIn(slip)) expect(text).toContain(amount);
  await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(receipt).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  const receiptTexts = (await receipt.locator('h2, li, dt, dd').allInnerTexts()).flatMap((part) =>
    part.split('\n'),
  );

  expect(pagesOf(await page.pdf({ format: 'A5' }))).toBe(1);
  await page.setViewportSize({ width: 302, height: 800 });
  const width = await receipt.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
  expect(pagesOf(await page.pdf({ width: '80mm', height: '297mm' }))).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^order-\w{6}\.pdf$/);
  const pages = pdfPages(await readFile(await download.path()));
  const inPdf = pages.join('\n').split('\n');
  expect(receiptTexts.filter((part) => !inPdf.includes(part))).toEqual([]);
  expect(amountsIn(pages.join('\n'))).toEqual(onServer);
});
