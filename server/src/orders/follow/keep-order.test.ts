import { checkout } from '../../../test/support/checkout';
import { ledgerSum } from '../../../test/support/ledger';
import { type OrderShop, startOrderShop } from '../../../test/support/order-shop';
import { type SignedIn, startTestServer } from '../../../test/support/start-test-server';
import { KEEPINGS } from './follow-routes';
import { keepOrder } from './keep-order';

let shop: OrderShop;
beforeEach(async () => {
  shop = await startOrderShop();
});
afterEach(() => shop.close());

/** Four lattes of Rs 210.50: 16 points. */
const EARNED = 16;

/** A guest's order with an e-mail address; null leaves it out. */
async function guestOrder(email: string | null) {
  const { body } = await shop
    .guest()
    .call('placeGuestOrder', checkout([{ _id: shop.latte, quantity: 4 }], {}, { email }));
  const { _id: id, code = '', key = '' } = body.data;
  return { id, code, key };
}

const codeFor = async ({ client }: SignedIn) => (await client.call('requestAccountOtp', {})).body.data.otp;

async function keep(who: SignedIn, { code, key }: { code: string; key: string }, otp?: string) {
  const body = { key, otp: otp ?? (await codeFor(who)) };
  return who.client.send('keepOrder', { params: { code }, body });
}

async function setStatus(id: string, status: 'pending' | 'processing' | 'completed' | 'cancelled') {
  const staff = (await shop.asAdmin()).client;
  await staff.call('changeOrderStatus', { params: { id }, body: { status } });
}

test('C205: a kept order earns its points when it is completed, and loses them when staff take that back', async () => {
  const asha = await shop.asCustomer();
  const order = await guestOrder(asha.person.email.toUpperCase());
  shop.clock.now += 1000;
  const answer = await keep(asha, order);
  expect(answer.body.message).toBe('The order is in your account');
  expect(answer.body.data).toMatchObject({ isMember: true, pointsEarned: EARNED, pointsWhenKept: null });
  const staff = (await shop.asAdmin()).client;
  const history = await staff.call('getOrderHistory', { params: { id: order.id } });
  expect(history.body.data.map(({ action }) => action)).toEqual(['place', 'keep']);
  expect(await ledgerSum(shop.db, asha.person.id)).toBe(0);
  await setStatus(order.id, 'completed');
  const withBonus = await ledgerSum(shop.db, asha.person.id);
  expect(withBonus).toBeGreaterThanOrEqual(EARNED);
  await setStatus(order.id, 'processing');
  expect(await ledgerSum(shop.db, asha.person.id)).toBe(0);
});

test('C205: an order that is already completed earns at once, exactly as if the account had placed it', async () => {
  const [asha, bina] = [await shop.asCustomer(), await shop.asCustomer()];
  const order = await guestOrder(asha.person.email);
  await setStatus(order.id, 'completed');
  await keep(asha, order);
  const placed = await bina.client.call('placeOrder', checkout([{ _id: shop.latte, quantity: 4 }]));
  await setStatus(placed.body.data._id, 'completed');
  expect(await ledgerSum(shop.db, asha.person.id)).toBe(await ledgerSum(shop.db, bina.person.id));
});

test('C205: eight requests at once keep an order once', async () => {
  const asha = await shop.asCustomer();
  const order = await guestOrder(asha.person.email);
  await setStatus(order.id, 'completed');
  const otp = await codeFor(asha);
  const answers = await Promise.all(Array.from({ length: 8 }, () => keep(asha, order, otp)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const [stored] = await shop.orders();
  expect(stored).toMatchObject({ user_id: asha.person.id, kind: 'account' });
  const once = await ledgerSum(shop.db, asha.person.id);
  expect((await keep(asha, order, '000000')).status).toBe(200);
  expect(await ledgerSum(shop.db, asha.person.id)).toBe(once);
});

describe('C205: refuses', () => {
  test('an account with another address, even with a code of its own', async () => {
    const asha = await shop.asCustomer();
    const answer = await keep(asha, await guestOrder('bikash@example.com'));
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('another e-mail')]);
    // Nobody tries a code for it, either.
    expect((await keep(asha, await guestOrder('bikash@example.com'), '000000')).status).toBe(409);
  });

  test('a wrong code, five tries at most, and leaves evidence', async () => {
    const asha = await shop.asCustomer();
    const order = await guestOrder(asha.person.email);
    const otp = await codeFor(asha);
    const wrong = otp === '111111' ? '222222' : '111111';
    for (let round = 0; round < 5; round += 1)
      expect((await keep(asha, order, wrong)).body.errors).toEqual([
        { field: 'otp', message: expect.stringContaining('Invalid OTP') },
      ]);
    expect((await keep(asha, order, otp)).status).toBe(400);
    const rows = await shop.db
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'order.keep.refuse')
      .execute();
    expect(rows).toHaveLength(6);
  });

  test('an order without its key, of another account, without an address, or cancelled', async () => {
    const asha = await shop.asCustomer();
    const order = await guestOrder(asha.person.email);
    expect((await keep(asha, { ...order, key: 'x'.repeat(16) })).status).toBe(404);
    const bina = await shop.asCustomer();
    const placed = await bina.client.call(
      'placeOrder',
      checkout([{ _id: shop.latte }], {}, { email: asha.person.email }),
    );
    const { code = '', key = '' } = placed.body.data;
    shop.clock.now += 11 * 60_000;
    expect((await keep(asha, { code, key })).status).toBe(409);
    shop.clock.now += 11 * 60_000;
    expect((await keep(asha, await guestOrder(null))).status).toBe(409);
    shop.clock.now += 11 * 60_000;
    await setStatus(order.id, 'cancelled');
    expect((await keep(asha, order)).status).toBe(409);
    const owners = (await shop.orders()).map(({ user_id }) => user_id);
    expect(owners).not.toContain(asha.person.id);
  });

  test('an account that tries too often, and no other account', async () => {
    const limited = await startTestServer({ rateLimit: true });
    const [asha, bina] = [await limited.asCustomer(), await limited.asCustomer()];
    const body = { key: 'x'.repeat(16), otp: '123456' };
    const tryOf = async ({ client }: SignedIn) =>
      (await client.send('keepOrder', { params: { code: 'NOBODY' }, body })).status;
    for (let count = 0; count < KEEPINGS.hits; count += 1) expect(await tryOf(asha)).toBe(404);
    expect([await tryOf(asha), await tryOf(bina)]).toEqual([429, 404]);
    await limited.close();
  });

  test('whoever is not signed in', async () => {
    const { code, key } = await guestOrder('bikash@example.com');
    const answer = await shop.guest().send('keepOrder', { params: { code }, body: { key, otp: '123456' } });
    expect(answer.status).toBe(401);
  });
});

describe('C205: what comes between the check of the code and the change', () => {
  /** Keeps an order directly; `meanwhile` happens once everything has been checked. */
  async function keepWith(order: { id: string }, userId: string, otp: string, meanwhile = async () => {}) {
    const stored = (await shop.orders()).find(({ id }) => id === order.id);
    if (!stored) throw new Error('no order');
    const prepare = async () => {
      await meanwhile();
      return '';
    };
    const nothing = async () => {};
    const orderMails = {
      prepare,
      recipientOf: async () => null,
      mayMail: async () => true,
      placed: nothing,
      changed: nothing,
      deliver() {},
    };
    const deps = { db: shop.db, now: () => shop.clock.now, orderMails, onRefused: nothing };
    return keepOrder(deps, stored, userId, otp);
  }
  const ownerOf = async ({ id }: { id: string }) =>
    (await shop.orders()).find((order) => order.id === id)?.user_id;

  test('a cancellation by staff: nobody keeps the order', async () => {
    const asha = await shop.asCustomer();
    const order = await guestOrder(asha.person.email);
    const otp = await codeFor(asha);
    const keeping = keepWith(order, asha.person.id, otp, () => setStatus(order.id, 'cancelled'));
    await expect(keeping).rejects.toMatchObject({
      status: 409,
      message: 'This order cannot be put into an account.',
    });
    expect(await ownerOf(order)).toBeNull();
  });

  test('the code is spent on another order: it keeps no second one', async () => {
    const asha = await shop.asCustomer();
    const [first, second] = [await guestOrder(asha.person.email), await guestOrder(asha.person.email)];
    const otp = await codeFor(asha);
    const keeping = keepWith(first, asha.person.id, otp, async () => void (await keep(asha, second, otp)));
    await expect(keeping).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'otp', message: expect.stringContaining('Invalid OTP') }],
    });
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([null, asha.person.id]);
  });

  test('the account is gone: it keeps nothing', async () => {
    const asha = await shop.asCustomer();
    const order = await guestOrder(asha.person.email);
    const otp = await codeFor(asha);
    const remove = async () => {
      await shop.db.deleteFrom('users').where('id', '=', asha.person.id).execute();
    };
    await expect(keepWith(order, asha.person.id, otp, remove)).rejects.toMatchObject({ status: 409 });
    await expect(keepWith(order, asha.person.id, otp)).rejects.toMatchObject({ status: 401 });
    expect(await ownerOf(order)).toBeNull();
  });
});
