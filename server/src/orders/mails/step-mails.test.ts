import { checkout } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storePlace, storeProduct } from '../../../test/support/stock-shop';
import { createOutbox } from '../../platform/mail/outbox';
import { HOLD_MS } from './order-mails';

const MINUTE = 60_000;
const typed = { email: 'asha@example.com' };

let server: TestServer;
let admin: HttpClient;
let latte: string;
let order: { readonly id: string; readonly code: string };

/** Starts a shop whose mails stay in the outbox, with a pick-up order whose first mail is sent. */
beforeEach(async () => {
  server = await startTestServer(
    {},
    {
      openMailer(db) {
        const transport = { send: async () => {} };
        const now = () => server?.clock.now ?? 0;
        return { ...createOutbox({ db, transport, now, onProblem: () => {} }), deliver() {} };
      },
    },
  );
  admin = (await server.asAdmin()).client;
  latte = await storeProduct(server.db, { name: 'Latte', price_paisa: 500_00 });
  const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, typed));
  order = { id: body.data._id, code: body.data.code ?? '' };
  await sendAll();
});
afterEach(() => server.close());

const outbox = () => server.db.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute();
/** As if every mail in the outbox had been sent. */
const sendAll = () => server.db.deleteFrom('outbox').execute();
const setStatus = (id: string, status: 'processing' | 'completed') =>
  admin.call('changeOrderStatus', { params: { id }, body: { status } });
const iso = (minutes: number) => new Date(server.clock.now + minutes * MINUTE).toISOString();
const step = (name: 'accepted' | 'preparing' | 'ready', minutes?: number) =>
  admin.call('changeOrderStep', {
    params: { id: order.id },
    body: { step: name, ...(minutes !== undefined && { promisedAt: iso(minutes) }) },
  });
const subject = async () => (await outbox()).map((mail) => mail.subject.replace(order.code, 'X'));

test('C207: the acceptance names the time, and a correction before it is sent replaces it', async () => {
  await step('accepted', 20);
  expect((await outbox())[0]?.text).toContain('You can pick it up by 12:20 PM.');
  await step('accepted', 35);
  const mails = await outbox();
  expect(mails).toMatchObject([{ subject: `Your order ${order.code} is accepted` }]);
  expect(mails[0]?.text).toContain('You can pick it up by 12:35 PM.');
  await step('preparing');
  expect(await outbox()).toHaveLength(1);
});

test('C207: a pick-up order is ready at the counter, once; an undo withdraws the mail', async () => {
  await step('accepted', 20);
  await sendAll();
  await step('ready');
  expect(await subject()).toEqual(['Your order X is ready at the counter']);
  expect((await outbox())[0]?.next_try_at).toBe(server.clock.now + HOLD_MS);
  await step('preparing');
  expect(await outbox()).toEqual([]);
  await step('ready');
  await sendAll();
  // Back in the kitchen for longer: the customer who heard of the counter is not told to wait.
  await step('preparing', 40);
  expect(await outbox()).toEqual([]);
  await step('ready', 60);
  expect(await outbox()).toEqual([]);
  await setStatus(order.id, 'completed');
  expect(await subject()).toEqual(['Your order X is completed']);
});

test('C207: a delivery is on the way, with its time; acceptance and more in a row send the last mail', async () => {
  await storePlace(server.db, 'Lakeside', 50_00);
  const to = { deliveryOption: 'Lakeside', deliveryLocation: 'Lakeside' };
  const { body } = await server
    .guest()
    .call('placeGuestOrder', checkout([{ _id: latte, quantity: 2 }], to, typed));
  order = { id: body.data._id, code: body.data.code ?? '' };
  await sendAll();
  await step('accepted', 20);
  await step('ready');
  expect(await subject()).toEqual(['Your order X is on the way']);
  expect((await outbox())[0]?.text).toContain('It is with you by 12:20 PM.');
  await sendAll();
  await step('ready', 30);
  expect(await subject()).toEqual(['Your order X is a little late']);
});

test('C207: a promise that moves later by five minutes or more is mailed; earlier, by less or undone it is not', async () => {
  await step('accepted', 20);
  await sendAll();
  for (const minutes of [24, 10, 20]) {
    await step('preparing', minutes);
    expect(await outbox()).toEqual([]);
  }
  await step('preparing', 25);
  const [mail] = await outbox();
  expect(mail?.subject).toBe(`Your order ${order.code} is a little late`);
  expect(mail?.text.split('\n\n').slice(1, 4)).toEqual([
    'You can pick it up by 12:25 PM, later than we said.',
    'We are sorry that you wait.',
    'Questions? Call us: 980-0000000.',
  ]);
  await step('preparing', 20);
  expect(await outbox()).toEqual([]);
  await step('preparing', 24);
  await step('preparing', 28);
  expect(await subject()).toEqual(['Your order X is a little late']);
});

test('C207: a time that is promised only later is no delay; the next one is', async () => {
  await setStatus(order.id, 'processing');
  await sendAll();
  await step('preparing', 20);
  expect(await outbox()).toEqual([]);
  await step('preparing', 30);
  expect(await subject()).toEqual(['Your order X is a little late']);
});

test('C199: a change of the lines leaves a mail that waits as it is', async () => {
  await step('accepted', 20);
  const before = await outbox();
  server.clock.now += HOLD_MS / 2;
  const [listed] = (await admin.call('listOrders', {})).body.data;
  const items = [{ ...listed?.item[0], quantity: 2 }];
  const answer = await admin.send('updateOrder', { params: { id: order.id }, body: { items } });
  expect(answer.status).toBe(200);
  expect(await outbox()).toEqual(before);
});

test('C229: an order that is accepted automatically is mailed like any acceptance', async () => {
  await admin.call('updateSettings', { body: { autoAccept: true } });
  const { body } = await server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, typed));
  const mails = (await outbox()).filter(({ order_id }) => order_id === body.data._id);
  expect(mails).toHaveLength(2);
  const accepted = mails.find(({ subject }) => subject === `Your order ${body.data.code} is accepted`);
  expect(accepted?.text).toContain('You can pick it up by 12:10 PM.');
});

test('C236: mails name the slot that the customer chose, until the shop promises another time', async () => {
  const slotAt = '2026-11-20T12:45:00.000Z';
  const body = checkout([{ _id: latte }], { slotAt }, typed);
  const placed = (await server.guest().call('placeGuestOrder', body)).body.data;
  order = { id: placed._id, code: placed.code ?? '' };
  expect((await outbox())[0]?.text).toContain('You chose today, 6:30 to 6:45 PM.');
  await sendAll();
  await step('accepted', 405);
  expect((await outbox())[0]?.text).toContain('You can pick it up today, 6:30 to 6:45 PM.');
  await step('accepted', 415);
  expect((await outbox())[0]?.text).toContain('You can pick it up by 6:55 PM.');
});
