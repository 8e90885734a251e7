import { expect, type Page, type Route } from '@playwright/test';
import { goToCheckout, showOrderWith } from './order-states';
import { reloadWith } from './reload-with';

/** Drawn, because no picture of a code belongs to the demo. */
const QR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8H0z"/><path d="M1 1h2v2H1zm4 0h2v2H5zM1 5h2v2H1zm4 0h1v1H5zm1 1h1v1H6zM4 3h1v1H4z"/></svg>',
)}`;

const esewa = { paymentMethod: 'esewa', paymentStatus: 'unpaid', transactionNumber: null, paidAmount: null };

const METHODS = ['cash', 'esewa', 'fonepay', 'card'];

/** Shows the choice of a way to pay at the checkout (C280). The HTML or the API tells the settings. */
export async function chooseWallet(page: Page): Promise<void> {
  await page.route('**/api/v1/setting/get', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, paymentMethods: METHODS } } });
  });
  const inHtml = async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const told = `"paymentMethods":${JSON.stringify(METHODS)}`;
    await route.fulfill({ response, body: html.replace('"paymentMethods":["cash"]', told) });
  };
  await page.route(page.url(), inHtml, { times: 1 });
  await answerWhereToPay(page);
  await page.reload();
  await goToCheckout(page);
  await page.getByRole('radio', { name: /^eSewa/ }).check();
  await expect(page.getByRole('img', { name: 'QR code to pay' })).toBeVisible();
}

async function answerWhereToPay(page: Page): Promise<void> {
  const data = { accountName: 'Asha Gurung', walletId: '9841234567', image: QR };
  for (const call of ['order/pay', 'setting/wallet'])
    await page.route(`**/api/v1/${call}/**`, (route) =>
      route.fulfill({ json: { success: true, message: 'OK', data } }),
    );
}

/** Shows where to pay an order by wallet (C281). */
export async function showWhereToPay(page: Page): Promise<void> {
  await answerWhereToPay(page);
  await showOrderWith(page, esewa, 'Not paid yet');
  await expect(page.getByRole('img', { name: 'QR code to pay' })).toBeVisible();
}

/** Shows a payment that the shop did not find (C282). */
export async function showRefusedPayment(page: Page): Promise<void> {
  await answerWhereToPay(page);
  const fields = { ...esewa, paymentStatus: 'refused', transactionNumber: '0AB-12' };
  await showOrderWith(page, fields, /^The shop could not find this payment/);
}

/** Shows a confirmed payment that is less than its order costs now (C283). */
export async function showPartlyPaid(page: Page): Promise<void> {
  await reloadWith(page, 'order/follow/**', (order: { totalAmount: number }) => ({
    ...order,
    ...esewa,
    paymentStatus: 'confirmed',
    transactionNumber: '0AB-12',
    paidAmount: order.totalAmount - 120,
  }));
  await expect(page.getByText('Rs 120.00 still to pay').first()).toBeVisible();
}

/** Shows payments of each status, one of them with the number of another order (C284). */
export async function showPayments(page: Page): Promise<void> {
  const states = ['submitted', 'confirmed', 'refused', 'unpaid'];
  await reloadWith(page, 'order/get?*', (orders: readonly { totalAmount: number }[]) =>
    orders.map((order, index) => ({
      ...order,
      ...esewa,
      paymentStatus: states[index % states.length],
      transactionNumber: '0AB-12',
      paidAmount: order.totalAmount,
      ...(index === 0 && { transactionAlsoOf: ['PYR77Q'] }),
    })),
  );
  await expect(page.getByText('eSewa: Payment to confirm').first()).toBeVisible();
}

/** Shows the form of a wallet that lacks its account (C280). */
export async function submitWalletWithout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit eSewa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit eSewa' });
  await dialog.getByRole('checkbox', { name: /^On/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
}
