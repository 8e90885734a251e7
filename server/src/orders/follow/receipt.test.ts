import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { pdfPages } from '../../../test/support/pdf-text';
import { startTestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { storeOptions } from '../../../test/support/stored-options';
import { RECEIPTS } from './follow-routes';
import { createReceipts } from './receipt-cache';
import { fontsFor, runsOf } from './receipt-fonts';
import { writeReceiptPdf } from './receipt-pdf';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

const person = { fullName: 'मनिषा Gurung', address: 'House 12, blue gate' };

async function place(client: HttpClient) {
  const { body } = await client.call(
    client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder',
    checkout([{ _id: shop.latte, quantity: 2 }], {}, person),
  );
  const { _id, code = '', key } = body.data;
  return { id: _id, code, key };
}

const addressOf = ({ code, key }: { code: string; key?: string | undefined }) =>
  `${shop.baseUrl}/api/v1/order/receipt/${code}${key === undefined ? '' : `?key=${key}`}`;

async function read(order: { code: string; key?: string | undefined }, asking = shop.guest()) {
  const cookie = [...asking.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(addressOf(order), { headers: { cookie } });
  return { answer, pages: pdfPages(Buffer.from(await answer.arrayBuffer())) };
}

test('C202: the link opens the receipt as a PDF, with the figures of the order', async () => {
  const order = await place(shop.guest());
  const { answer, pages } = await read(order);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="order-${order.code}.pdf"`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(pages).toHaveLength(1);
  const lines = pages[0]?.split('\n');
  for (const text of ['Chowk', `Order ${order.code}`, 'Latte', '2 × Rs 210.50', 'Rs 421.00', 'To pay'])
    expect(lines).toContain(text);
  expect(lines).not.toContain('VAT No. 301234567');
  const { data } = (
    await shop.guest().call('followOrder', { params: { code: order.code }, query: { key: order.key } })
  ).body;
  expect([data.totalAmount, data.hasReceipt]).toEqual([421, true]);
});

test('C202: it follows the order and the tax number', async () => {
  const order = await place(shop.guest());
  await read(order);
  const { client } = await shop.asAdmin();
  await client.send('changeOrderStatus', { params: { id: order.id }, body: { status: 'completed' } });
  expect((await read(order)).pages[0]).toContain(`Receipt ${order.code}`);
  await client.send('updateSettings', { body: { taxNumber: { kind: 'VAT', number: '301234567' } } });
  const first = await read(order);
  expect(first.pages[0]).toMatch(/VAT No\. 301234567[\s\S]*Paid/);
  expect((await read(order)).pages).toEqual(first.pages);
});

test('C309: the PDF tells the VAT at the rate when the order was placed, also once the rate is another', async () => {
  const { client } = await shop.asAdmin();
  const store = (percent: number) =>
    client.send('updateSettings', { body: { taxNumber: { kind: 'VAT', number: '301234567', percent } } });
  await store(13);
  const order = await place(shop.guest());
  await store(10);
  expect((await read(order)).pages[0]).toMatch(/To pay\s+of which VAT 13 %: Rs 48\.43/);
  expect((await read(await place(shop.guest()))).pages[0]).toContain('of which VAT 10 %: Rs 38.27');
});

test('C202: a PDF is made once, also for two readers at once, and again after a change or with another tax number', async () => {
  const { id } = await place(shop.guest());
  const { client } = await shop.asAdmin();
  const receiptFor = createReceipts(shop.db);
  const write = async () => {
    const order = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [first, second] = await Promise.all([receiptFor(order, 'owner'), receiptFor(order, 'owner')]);
    expect(second).toBe(first);
    return first;
  };
  const made = [await write()];
  expect(await write()).toBe(made[0]);
  await client.call('changeOrderStatus', { params: { id }, body: { status: 'completed' } });
  made.push(await write());
  await client.call('updateSettings', { body: { taxNumber: { kind: 'PAN', number: '301234567' } } });
  made.push(await write());
  expect(await write()).toBe(made[2]);
  expect(new Set(made).size).toBe(3);
});

test('C202: a receipt that could not be made is made when it is asked for again', async () => {
  await place(shop.guest());
  const [order] = await shop.orders();
  if (!order) throw new Error('no order');
  const receiptFor = createReceipts(shop.db);
  await shop.db.schema.alterTable('order_lines').renameTo('lines_away').execute();
  await expect(receiptFor(order, 'owner')).rejects.toThrow();
  await shop.db.schema.alterTable('lines_away').renameTo('order_lines').execute();
  expect(pdfPages(await receiptFor(order, 'owner'))[0]).toContain('Latte');
});

test('C256: it has the options of a dish, as they were called when they were ordered', async () => {
  await shop.db
    .updateTable('products')
    .set(await storeOptions(shop.db, ['Large', 'Oat milk']))
    .execute();
  const order = await place(shop.guest());
  const first = await read(order);
  expect(first.pages[0]?.split('\n')).toContain('Large, Oat milk');
  await shop.db.deleteFrom('option_groups').execute();
  await shop.db.updateTable('products').set({ option_groups: null }).execute();
  // Another version of the order, so that its receipt is written again.
  await (await shop.asAdmin()).client.send('changeOrderStatus', {
    params: { id: order.id },
    body: { status: 'processing' },
  });
  const again = await read(order);
  expect(again.pages[0]?.split('\n')).toEqual(
    expect.arrayContaining(['Large, Oat milk', '2 × Rs 210.50', 'Rs 421.00']),
  );
});

test('C191, C202: without the key, with a wrong one and for an unknown code it is the same 404', async () => {
  const order = await place(shop.guest());
  // From here on its receipt is in the cache.
  expect((await read(order)).answer.status).toBe(200);
  const refused = await Promise.all(
    [{ code: order.code }, { code: order.code, key: 'A'.repeat(16) }, { code: 'NOBODY', key: order.key }].map(
      async (one) => {
        const answer = await fetch(addressOf(one));
        return [answer.status, await answer.json()];
      },
    ),
  );
  for (const one of refused)
    expect(one).toEqual([404, { success: false, message: 'Order not found', data: null }]);
});

test('C202: a member reads receipts of the own orders without a key, each order’s own', async () => {
  const { client } = await shop.asCustomer();
  const [mine, guests] = [await place(client), await place(shop.guest())];
  expect((await read(guests)).pages[0]).toContain(guests.code);
  const { code } = mine;
  const own = await read({ code }, client);
  expect([own.answer.status, own.pages[0]?.includes(code)]).toEqual([200, true]);
  expect((await read({ code: guests.code }, client)).answer.status).toBe(404);
  expect((await read({ code })).answer.status).toBe(404);
});

test('C202: receipts of one network are limited', async () => {
  const limited = await startTestServer({ rateLimit: true });
  const latte = await storeProduct(limited.db);
  const { data } = (await limited.guest().call('placeGuestOrder', checkout([{ _id: latte }]))).body;
  const get = () =>
    limited.guest().call('getReceipt', { params: { code: data.code ?? '' }, query: { key: data.key } });
  for (let count = 0; count < RECEIPTS.hits; count += 1) expect((await get()).status).toBe(200);
  expect((await get()).status).toBe(429);
  await limited.close();
});

describe('the PDF', () => {
  const line = { quantity: 1, name: 'Espresso', choices: '', each: 'Rs 130.00', sum: 'Rs 130.00' };
  const receipt = {
    title: 'Receipt',
    code: 'PYR77Q',
    date: '23 Nov 2026, 3:03 PM',
    facts: [{ label: 'Name', text: 'सीता Gurung-Ā' }],
    lines: Array.from({ length: 40 }, (_, index) => ({ ...line, id: String(index) })),
    sums: [{ label: 'Subtotal', amount: 'Rs 5,200.00' }],
    total: { label: 'Paid', amount: 'Rs 5,200.00' },
    vat: null,
    payment: [],
    points: null,
  };

  test('C202: a long order has more pages, and none of its lines is lost', async () => {
    const pages = pdfPages(await writeReceiptPdf({ receipt, tax: null }));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join('\n').match(/^Espresso$/gm)).toHaveLength(40);
    expect(pages.at(-1)).toMatch(/Paid|5,200/);
  });

  test('C202: a line and the sums stay on one page, and each of several pages has its number', async () => {
    const name = 'Buckwheat pancake with honey from Jumla, butter and बडा, served warm, for two';
    const cake = { ...line, name, choices: 'Less sugar please, more honey. '.repeat(5) };
    for (const rows of [1, 3, 5]) {
      const facts = Array.from({ length: rows }, () => ({ label: 'Name', text: 'Sita' }));
      const lines = Array.from({ length: 8 }, (_, id) => ({ ...cake, id: String(id) }));
      const pages = pdfPages(await writeReceiptPdf({ receipt: { ...receipt, facts, lines }, tax: null }));
      for (const [index, page] of pages.entries()) {
        const [, ...whole] = page.split('Buckwheat');
        expect(whole.every((text) => text.includes('1 × Rs 130.00'))).toBe(true);
        expect(page.includes('Subtotal')).toBe(page.includes('Paid'));
        if (pages.length > 1) expect(page).toContain(`Receipt PYR77Q, page ${index + 1} of ${pages.length}`);
      }
    }
  });

  test('C202: Nepali names are drawn with Devanagari letters, the rest with Latin ones', async () => {
    const text = 'Name: सीता Gurung-Ā';
    expect(runsOf(text, await fontsFor(text))).toEqual([
      { script: 'latin', text: 'Name: ' },
      { script: 'devanagari', text: 'सीता ' },
      { script: 'latin', text: 'Gurung-' },
      { script: 'latin-ext', text: 'Ā' },
    ]);
    const [first = ''] = pdfPages(await writeReceiptPdf({ receipt, tax: null }));
    expect(first).toMatch(/स[\s\S]*त[\s\S]*Gurung-\nĀ/);
    expect(first).not.toContain('?');
  });
});
