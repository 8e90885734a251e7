import { startWalletShop, type WalletOrder, type WalletShop } from '../../../test/support/wallet-shop';
import type { PaymentProvider } from './provider';

let shop: WalletShop;
afterEach(() => shop.close());

/** A gateway that knows these numbers, and answers by itself. */
function simulated(known: Readonly<Record<string, 'confirmed' | 'refused'>>) {
  const asked: string[] = [];
  const provider: PaymentProvider = {
    instructions: async () => ({ accountName: 'Gateway', walletId: null }),
    async check(_order, number) {
      asked.push(number);
      if (number === 'BROKEN') throw new Error(`No answer about ${number}`);
      return known[number] ?? 'unknown';
    },
  };
  return { asked, provider };
}

const stored = ({ id }: WalletOrder) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const confirm = ({ id }: WalletOrder, body: object = {}) =>
  shop.staff.send('answerPayment', { params: { id }, body: { found: true, ...body } });

test('C281: a gateway is one object: what it confirms or refuses needs no staff, and says “automatically”', async () => {
  const { asked, provider } = simulated({ 'GOOD-1': 'confirmed', 'BAD-1': 'refused' });
  shop = await startWalletShop({}, { paymentProviders: { esewa: provider } });
  const order = await shop.order();
  shop.clock.now += 1000;
  const seen = await shop
    .guest()
    .call('getPayment', { params: { code: order.code }, query: { key: order.key } });
  expect(seen.body.data).toEqual({ accountName: 'Gateway', walletId: null });
  expect((await shop.pay(order, 'BAD-1')).body.data).toMatchObject({ paymentStatus: 'refused' });
  shop.clock.now += 1000;
  expect((await shop.pay(order, 'GOOD-1')).body.data).toMatchObject({
    paymentStatus: 'confirmed',
    paidAmount: 210.5,
  });
  // A repeat asks nobody.
  await shop.pay(order, 'GOOD-1');
  expect(asked).toEqual(['BAD-1', 'GOOD-1']);
  const { body } = await shop.staff.call('getOrderHistory', { params: { id: order.id } });
  expect(body.data.slice(1)).toMatchObject([
    { action: 'pay', by: null },
    { action: 'payment', automatic: true, payment: { to: 'refused', number: 'BAD-1' } },
    { action: 'pay', by: null },
    { action: 'payment', automatic: true, payment: { to: 'confirmed', number: 'GOOD-1' } },
  ]);
});

test('C281, P74: a gateway that fails leaves the payment to staff; no log has the number', async () => {
  const lines: string[] = [];
  const logs = { write: (line: string) => void lines.push(line) };
  const paymentProviders = { esewa: simulated({}).provider };
  shop = await startWalletShop({ logLevel: 'trace' }, { logs, paymentProviders });
  const order = await shop.order();
  const submitted = { paymentStatus: 'submitted', paidAmount: null };
  expect((await shop.pay(order, 'BROKEN')).body.data).toMatchObject(submitted);
  expect((await shop.pay({ code: 'NOBODY' }, 'BROKEN-2')).status).toBe(404);
  expect((await shop.pay(order, 'BROKEN 3')).status).toBe(400);
  expect((await confirm(order)).status).toBe(200);
  const warnings = lines.filter((line) => line.includes('Payment check failed'));
  expect(warnings.map((line) => JSON.parse(line))).toMatchObject([{ order: order.id, method: 'esewa' }]);
  expect(lines.filter((line) => line.includes('BROKEN'))).toEqual([]);
});

test('C281: if the answer of a gateway cannot be stored, the number is, and staff see it and answer', async () => {
  const lines: string[] = [];
  const logs = { write: (line: string) => void lines.push(line) };
  const { provider } = simulated({});
  const check = async () => {
    await shop.db.schema.alterTable('audit').renameTo('audit_away').execute();
    return 'confirmed' as const;
  };
  const paymentProviders = { esewa: { ...provider, check } };
  shop = await startWalletShop({ logLevel: 'error' }, { logs, paymentProviders });
  const order = await shop.order();
  expect((await shop.pay(order, 'AB-12')).body.data).toMatchObject({ paymentStatus: 'submitted' });
  const [failed] = lines.filter((line) => line.includes('Payment answer was not stored'));
  expect(JSON.parse(String(failed))).toMatchObject({ order: order.id, method: 'esewa' });
  await shop.db.schema.alterTable('audit_away').renameTo('audit').execute();
  expect(await stored(order)).toMatchObject({ payment_status: 'submitted', transaction_number: 'AB-12' });
  expect((await confirm(order)).body.data).toMatchObject({ paymentStatus: 'confirmed' });
});

test('C284: a number that another order is paid with is never confirmed without staff, which is no error', async () => {
  const lines: string[] = [];
  const logs = { write: (line: string) => void lines.push(line) };
  const { provider } = simulated({ 'SAME-1': 'confirmed', same1: 'confirmed' });
  shop = await startWalletShop({ logLevel: 'error' }, { logs, paymentProviders: { esewa: provider } });
  const [one, two] = [await shop.order(), await shop.order()];
  expect((await shop.pay(one, 'SAME-1')).body.data).toMatchObject({ paymentStatus: 'confirmed' });
  expect((await shop.pay(two, 'same1')).body.data).toMatchObject({ paymentStatus: 'submitted' });
  expect(lines).toEqual([]);
});

describe('without a gateway', () => {
  beforeEach(async () => {
    shop = await startWalletShop();
  });

  test('C284: two orders with one number, confirmed at the same time, are one confirmation', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => shop.order()));
    for (const order of orders) await shop.pay(order, 'SAME-1');
    const answers = await Promise.all(orders.map((order) => confirm(order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const paid = await Promise.all(orders.map(stored));
    expect(paid.filter(({ payment_status }) => payment_status === 'confirmed')).toHaveLength(1);
  });

  test('C284: a deleted order still counts as paid with its number', async () => {
    const [one, two] = [await shop.order(), await shop.order()];
    await shop.pay(one, 'SAME-1');
    await confirm(one);
    await shop.staff.call('deleteOrder', { params: { id: one.id } });
    await shop.pay(two, 'SAME-1');
    expect((await confirm(two)).body.data).toEqual({ paidOrder: one.code });
  });

  test('C284: the refusal names the order that is paid; staff may insist, or say that nothing came', async () => {
    const [one, two, three] = [await shop.order(), await shop.order(), await shop.order()];
    for (const order of [one, two, three]) await shop.pay(order, 'SAME-1');
    await confirm(one);
    expect((await confirm(two)).body).toMatchObject({
      success: false,
      message: `Order ${one.code} is paid with this transaction number already.`,
      data: { paidOrder: one.code },
    });
    expect((await confirm(three, { found: false })).status).toBe(200);
    expect((await confirm(two, { insist: true })).status).toBe(200);
    // The payment is confirmed already, so nothing is asked again.
    expect((await confirm(two)).status).toBe(200);
    expect((await stored(two)).version).toBe(3);
  });

  test('C282, C283: staff find a payment before a number is there: it is of the total', async () => {
    const order = await shop.order();
    expect((await confirm(order)).body.data).toMatchObject({ paymentStatus: 'confirmed', paidAmount: 210.5 });
    expect(await stored(order)).toMatchObject({ transaction_key: null, payment_paisa: 210_50 });
  });

  test('C282: another number waits for the answer, which the refusal names', async () => {
    const order = await shop.order();
    await shop.pay(order, 'AB-12');
    const { status, body } = await shop.pay(order, 'CD-34');
    expect([status, body.data]).toEqual([409, { paymentStatus: 'submitted' }]);
    expect(body.message).toMatch(/^The shop is checking the number that you sent/);
    expect(await stored(order)).toMatchObject({ transaction_number: 'AB-12' });
  });

  test('C282, C283: an order that has ended takes no number; that of another is for the total of then', async () => {
    const [one, two] = [await shop.order(), await shop.order()];
    await shop.staff.call('changeOrderStatus', { params: { id: one.id }, body: { status: 'cancelled' } });
    const refused = await shop.pay(one, 'AB-12');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This order has ended. Call us about its payment.',
    ]);
    await shop.pay(two, 'AB-12');
    expect(await stored(two)).toMatchObject({ payment_status: 'submitted', payment_paisa: 210_50 });
  });

  test('C282: ten submissions of one number at once are one; of ten numbers one is taken', async () => {
    const [one, two] = [await shop.order(), await shop.order()];
    const times = Array.from({ length: 10 }, (_, index) => index);
    const same = await Promise.all(times.map(() => shop.pay(one, 'SAME-1')));
    expect(same.every(({ status }) => status === 200)).toBe(true);
    expect((await stored(one)).version).toBe(2);
    const other = await Promise.all(times.map((index) => shop.pay(two, `NUMBER-${index}`)));
    expect(other.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('C191, C281: the owner needs no key; nobody else pays or sees an order, not even staff', async () => {
    const owner = await shop.asCustomer();
    const mine = await shop.order(owner.client);
    const strangers = [shop.guest(), (await shop.asCustomer()).client, shop.staff];
    for (const client of strangers) {
      expect((await shop.pay({ code: mine.code }, 'AB12', client)).status).toBe(404);
      const { status } = await client.call('getPayment', { params: { code: mine.code }, query: {} });
      expect(status).toBe(404);
    }
    const seen = await owner.client.call('getPayment', { params: { code: mine.code }, query: {} });
    expect(seen.body.data).toMatchObject({ accountName: 'Asha Gurung', walletId: '9841234567' });
    const paid = await shop.pay({ code: mine.code }, 'AB12', owner.client);
    expect([paid.status, paid.body.message]).toEqual([200, 'Thank you. The shop checks your payment']);
    expect(await stored(mine)).toMatchObject({ payment_status: 'submitted', transaction_key: 'AB12' });
  });

  test('C191: a link that is too old pays nothing', async () => {
    const order = await shop.order();
    shop.clock.now += 31 * 24 * 60 * 60_000;
    expect((await shop.pay(order, 'AB12')).status).toBe(404);
  });

  test('C281: a wallet that is switched off takes no new orders, and those that chose it see where to pay', async () => {
    const order = await shop.order();
    await shop.db.updateTable('payment_settings').set({ active: 0 }).execute();
    const params = { code: order.code };
    expect((await shop.guest().call('getPayment', { params, query: { key: order.key } })).status).toBe(200);
    await expect(shop.order()).rejects.toThrow('is not possible now');
  });

  test('P74, C282: the audit has who answered, with the payment before and after', async () => {
    const order = await shop.order();
    await shop.pay(order, 'AB-12');
    await confirm(order);
    const rows = await shop.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject', '=', order.id)
      .where('action', 'in', ['order.pay', 'order.payment'])
      .orderBy('at')
      .orderBy('action')
      .execute();
    expect(rows.map(({ action, details }) => [action, JSON.parse(details).after.payment])).toEqual([
      ['order.pay', { status: 'submitted', number: 'AB-12' }],
      ['order.payment', { status: 'confirmed', number: 'AB-12' }],
    ]);
  });

  test('C197, C282: staff and who follows the order hear of each step', async () => {
    const heard: string[] = [];
    jest.spyOn(shop.app.orderEvents, 'changed').mockImplementation((id) => void heard.push(id));
    const order = await shop.order();
    await shop.pay(order, 'AB-12');
    await confirm(order);
    expect(heard).toEqual([order.id, order.id]);
  });

  test('P43, C282: a payment moves neither points nor stock', async () => {
    const before = await shop.db.selectFrom('point_entries').selectAll().execute();
    const order = await shop.order((await shop.asCustomer()).client);
    await shop.pay({ code: order.code, key: order.key }, 'AB-12');
    await confirm(order);
    expect(await shop.db.selectFrom('point_entries').selectAll().execute()).toEqual(before);
    expect(await stored(order)).toMatchObject({
      status: 'pending',
      total_paisa: 210_50,
      payment_paisa: 210_50,
    });
  });
});
