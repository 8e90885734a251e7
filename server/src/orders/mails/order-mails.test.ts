import { awardPoints, checkout, withKey } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { storeReferral } from '../../../test/support/people';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { storeOptions } from '../../../test/support/stored-options';
import type { Env } from '../../platform/config/env';
import type { OutboxTable } from '../../platform/db/operations-schema';
import { createOutbox } from '../../platform/mail/outbox';
import { HOLD_MS, MAILED_ORDERS } from './order-mails';

const email = 'asha@example.com';
const typed = { email, fullName: 'Win at evil.example', address: 'Blue door', phone: '9841234567' };

let server: TestServer;
let admin: HttpClient;
let latte: string;
afterEach(() => server.close());

/** A shop whose mails stay in the outbox. */
async function open(settings: Partial<Env> = {}): Promise<void> {
  const openMailer: NonNullable<Parameters<typeof startTestServer>[1]>['openMailer'] = (db) => {
    const transport = { send: async () => {} };
    const now = () => server?.clock.now ?? 0;
    return { ...createOutbox({ db, transport, now, onProblem: () => {} }), deliver() {} };
  };
  server = await startTestServer(settings, { openMailer });
  admin = (await server.asAdmin()).client;
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 500_00 });
}
beforeEach(() => open());

const outbox = (): Promise<OutboxTable[]> =>
  server.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute();
const subjects = async () => (await outbox()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
/** As if every mail in the outbox had been sent. */
const sendAll = () => server.db.deleteFrom('outbox').execute();

async function place(client = server.guest(), data: object = typed, points = 0) {
  const call = client.cookies.size > 0 ? 'placeOrder' : 'placeGuestOrder';
  const answer = await client.call(
    call,
    checkout([{ _id: latte, quantity: 2, requests: 'Hot!' }], {}, { ...data, points }),
  );
  const { _id: id, code = '', key = '' } = answer.body.data;
  return { id, code, key };
}
const setStatus = (id: string, status: 'pending' | 'processing' | 'completed' | 'cancelled') =>
  admin.call('changeOrderStatus', { params: { id }, body: { status } });

describe('placed', () => {
  test('C199: a guest with an address gets bill and link, and nothing that was typed (C195)', async () => {
    const { code, key } = await place();
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: email, subject: `Your order ${code} is placed` });
    expect(mail?.next_try_at).toBe(server.clock.now);
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain('2 × Latte');
      expect(content).toContain('Rs 1,000.00');
      expect(content).toContain(`http://127.0.0.1:3000/order/${code}?key=${key}`);
      expect(content).not.toMatch(/evil|Blue door|9841|Hot!/);
    }
  });

  test('C256: it names the options of a dish', async () => {
    const options = await storeOptions(server.db, ['Large', 'Oat milk']);
    await server.db.updateTable('products').set(options).execute();
    await place();
    const [mail] = await outbox();
    for (const content of [mail?.text, mail?.html]) expect(content).toContain('2 × Latte, Large, Oat milk');
  });

  test('a member gets it at the typed address, else at that of the account', async () => {
    const { client, person } = await server.asCustomer();
    await place(client);
    await place(client, { email: '' });
    expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual([email, person.email].sort());
    expect((await outbox())[0]?.text).toContain('It earns you 20 points when it is completed.');
  });

  test('a guest without an address gets none, nor does a table, also not later', async () => {
    const { client } = await server.asCustomer();
    const { id } = await place(server.guest(), { email: '' });
    const items = [{ _id: latte, quantity: 1 }];
    const answer = await client.call('placeTableOrder', {
      body: { tableNumber: '4', items, totalAmount: 500 },
    });
    for (const each of [id, answer.body.data._id]) await setStatus(each, 'completed');
    expect(await outbox()).toEqual([]);
  });

  test('P1: a repeated order is mailed once, a refused one never', async () => {
    const order = checkout([{ _id: latte }], {}, typed);
    const key = crypto.randomUUID();
    for (let round = 0; round < 2; round += 1)
      await server.guest().call('placeGuestOrder', order, withKey(key));
    await server.db.updateTable('products').set({ sold_out: 1 }).execute();
    expect((await server.guest().call('placeGuestOrder', order)).status).toBe(409);
    expect(await outbox()).toHaveLength(1);
  });

  test('P59: of one address ten orders an hour are mailed; the others are placed without', async () => {
    await server.close();
    await open({ rateLimit: true });
    const { client } = await server.asCustomer();
    for (let order = 0; order <= MAILED_ORDERS.hits; order += 1) await place(client);
    expect(await outbox()).toHaveLength(MAILED_ORDERS.hits);
    const orders = await server.db.selectFrom('orders').select('mailed_status').execute();
    expect(orders.filter(({ mailed_status }) => mailed_status === null)).toHaveLength(1);
  });

  test('PUBLIC_ORIGIN is the origin of the link; with a mail server and without it there is no link', async () => {
    await server.close();
    await open({ publicOrigin: 'https://shop.example', smtpUrl: 'smtp://mail' });
    const own = { origin: 'https://shop.example' };
    const send = () => server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, typed), own);
    const { code } = (await send()).body.data;
    expect((await outbox())[0]?.text).toContain(`https://shop.example/order/${code}?key=`);
    await server.close();
    await open({ smtpUrl: 'smtp://mail' });
    await place();
    const text = (await outbox())[0]?.text;
    expect(text).not.toContain('/order/');
    expect(text).not.toContain('\n\n\n');
  });
});

describe('changed by staff', () => {
  let order: Awaited<ReturnType<typeof place>>;
  beforeEach(async () => {
    order = await place();
    await sendAll();
  });

  test('C199: accepted, completed and cancelled are mailed after the time of an undo', async () => {
    for (const [status, word] of [
      ['processing', 'accepted'],
      ['completed', 'completed'],
      ['cancelled', 'cancelled'],
    ] as const) {
      await setStatus(order.id, status);
      const mails = await outbox();
      expect(mails).toMatchObject([{ recipient: email, subject: `Your order ${order.code} is ${word}` }]);
      expect(mails[0]?.next_try_at).toBe(server.clock.now + HOLD_MS);
      expect(mails[0]?.text).toContain(`/order/${order.code}?key=${order.key}`);
      await sendAll();
    }
  });

  test('C201: the mail of a cancellation holds the reason of staff', async () => {
    const body = { status: 'cancelled', cancelReason: 'The momo are <sold> out.' } as const;
    await admin.call('changeOrderStatus', { params: { id: order.id }, body });
    const [mail] = await outbox();
    expect(mail?.text).toContain('The reason: The momo are <sold> out.');
    expect(mail?.html).toContain('The momo are &lt;sold&gt; out.');
  });

  test('C168, C199: a change and its undo send nothing, and the change again sends one', async () => {
    await setStatus(order.id, 'processing');
    await setStatus(order.id, 'pending');
    expect(await outbox()).toEqual([]);
    await setStatus(order.id, 'cancelled');
    await setStatus(order.id, 'pending');
    await setStatus(order.id, 'processing');
    expect(await subjects()).toEqual([`${email}: Your order ${order.code} is accepted`]);
  });

  test('several changes in a row send the last one', async () => {
    await setStatus(order.id, 'processing');
    await setStatus(order.id, 'completed');
    expect(await subjects()).toEqual([`${email}: Your order ${order.code} is completed`]);
  });

  test('what was mailed is not mailed again after a step back, and a cancellation after all is', async () => {
    await setStatus(order.id, 'processing');
    await sendAll();
    await setStatus(order.id, 'pending');
    await setStatus(order.id, 'processing');
    await setStatus(order.id, 'completed');
    await setStatus(order.id, 'processing');
    expect(await outbox()).toEqual([]);
    await setStatus(order.id, 'cancelled');
    await sendAll();
    await setStatus(order.id, 'processing');
    expect(await subjects()).toEqual([`${email}: Your order ${order.code} is accepted`]);
  });

  test('a mail that is being sent is not withdrawn, and its undo is no news', async () => {
    await setStatus(order.id, 'processing');
    await server.db
      .updateTable('outbox')
      .set({ claimed_until: server.clock.now + 1, tries: 1 })
      .execute();
    await setStatus(order.id, 'pending');
    expect(await outbox()).toHaveLength(1);
    await sendAll();
    await setStatus(order.id, 'processing');
    expect(await outbox()).toEqual([]);
  });

  test('C25: a deleted order is a cancelled one; a line that changes is no mail', async () => {
    const { body } = await admin.call('listOrders', { query: {} });
    const [item] = body.data[0]?.item ?? [];
    const items = [{ ...item, _id: item?._id ?? '', quantity: 1, price: 500 }];
    await admin.call('updateOrder', { params: { id: order.id }, body: { items } });
    expect(await outbox()).toEqual([]);
    await admin.call('deleteOrder', { params: { id: order.id } });
    expect(await subjects()).toEqual([`${email}: Your order ${order.code} is cancelled`]);
  });
});

test('C192: a cancellation by the customer is mailed at once, with the points that came back', async () => {
  const { client, person } = await server.asCustomer();
  await awardPoints(server.db, person.id, 50, server.clock.now);
  const { code } = await place(client, { email: '' }, 50);
  await sendAll();
  await client.call('cancelOwnOrder', { params: { code }, body: {} });
  const [mail] = await outbox();
  expect(mail).toMatchObject({ recipient: person.email, next_try_at: server.clock.now });
  expect(mail?.text).toContain('You cancelled it');
  expect(mail?.text).toContain('The 50 points that you used are in your account again');
});

test('C18, C199: the completed order’s mail names the credited points; the referrer gets one of their own', async () => {
  const { client, person } = await server.asCustomer();
  const friend = await server.asCustomer();
  await storeReferral(server.db, person.id, friend.person.id);
  const { id, code } = await place(client, { email: '' });
  await sendAll();
  await setStatus(id, 'completed');
  expect((await subjects()).sort()).toEqual(
    [
      `${person.email}: Your order ${code} is completed`,
      `${friend.person.email}: You earned 50 points`,
    ].sort(),
  );
  const own = (await outbox()).find(({ recipient }) => recipient === person.email);
  // 20 for the order, 30 of the welcome, 50 for being referred.
  expect(own?.text).toContain('You earned 100 points');
  await setStatus(id, 'pending');
  expect(await outbox()).toEqual([]);
});
