import { checkout } from '../../test/support/checkout';
import type { HttpClient } from '../../test/support/http-client';
import type { SignedIn } from '../../test/support/start-test-server';
import { storeClosetItem } from '../../test/support/stock-shop';
import { startTableShop, type TableShop } from '../../test/support/table-shop';
import { until } from '../../test/support/until';
import { createOutbox } from '../platform/mail/outbox';

const MINUTE = 60_000;

let shop: TableShop;
let asha: SignedIn;
/** The subjects of the mails that left the shop. */
let sent: string[];
beforeEach(async () => {
  sent = [];
  const transport = { send: async ({ subject }: { subject: string }) => void sent.push(subject) };
  const now = () => shop?.clock.now ?? 0;
  shop = await startTableShop(
    {},
    { openMailer: (db) => createOutbox({ db, transport, now, onProblem: () => {} }) },
  );
  asha = await shop.asCustomer('Asha Gurung');
});
afterEach(() => shop.close());

async function place(lines: Parameters<typeof checkout>[0] = [{ _id: shop.latte }], client = asha.client) {
  const { body } = await client.call('placeOrder', checkout(lines));
  shop.clock.now += MINUTE;
  return { id: body.data._id, code: body.data.code ?? '' };
}

const listed = async (id: string) => {
  const { body } = await shop.admin.call('listOrders', { query: { limit: 100 } });
  const order = body.data.find(({ _id }) => _id === id);
  if (!order) throw new Error('no order');
  return order;
};
const edit = (id: string, items: object[], client: HttpClient = shop.admin) =>
  client.send('updateOrder', { params: { id }, body: { items } });
const iso = (ms: number) => new Date(ms).toISOString();

describe('C230: when staff last had an order before them', () => {
  test('is the time of their change, of whatever kind', async () => {
    const { id } = await place();
    const expectTouched = async () => expect((await listed(id)).touchedAt).toBe(iso(shop.clock.now));
    expect((await listed(id)).touchedAt).toBeNull();
    await shop.admin.call('changeOrderStep', { params: { id }, body: { step: 'accepted' } });
    await expectTouched();
    shop.clock.now += MINUTE;
    const bar = { department: 'bar' as const, done: true };
    await shop.admin.call('changeOrderDepartment', { params: { id }, body: bar });
    await expectTouched();
    shop.clock.now += MINUTE;
    await edit(id, [{ ...(await listed(id)).item[0], quantity: 2 }]);
    await expectTouched();
    shop.clock.now += MINUTE;
    await shop.setStatus(id, 'cancelled');
    await expectTouched();
  });

  test('is not moved by what customers do: cancel their order, or keep it in an account', async () => {
    const { id, code } = await place();
    await asha.client.call('cancelOwnOrder', { params: { code }, body: {} });
    expect(await listed(id)).toMatchObject({ status: 'cancelled', touchedAt: null });
    const typed = { email: asha.person.email };
    const guest = await shop.guest().call('placeGuestOrder', checkout([{ _id: shop.latte }], {}, typed));
    const { _id, code: guestCode = '', key = '' } = guest.body.data;
    const { otp } = (await asha.client.call('requestAccountOtp', {})).body.data;
    const kept = await asha.client.send('keepOrder', { params: { code: guestCode }, body: { key, otp } });
    expect(kept.status).toBe(200);
    expect(await listed(_id)).toMatchObject({ user: asha.person.id, touchedAt: null });
  });
});

test('C190: only a change of the status moves the times and the reason of an order', async () => {
  const { id } = await place();
  const cancelReason = 'The milk is out.';
  const body = { status: 'cancelled' as const, cancelReason };
  await shop.admin.call('changeOrderStatus', { params: { id }, body });
  const closedAt = iso(shop.clock.now);
  expect(await listed(id)).toMatchObject({ closedAt, cancelledBy: 'shop', cancelReason, version: 2 });
  shop.clock.now += MINUTE;
  await shop.admin.call('changeOrderStatus', { params: { id }, body: { status: 'completed' } });
  const times = { acceptedAt: iso(shop.clock.now), closedAt: iso(shop.clock.now) };
  expect(await listed(id)).toMatchObject({ ...times, cancelledBy: null, cancelReason: null, version: 3 });
  shop.clock.now += MINUTE;
  await edit(id, [{ ...(await listed(id)).item[0], quantity: 2 }]);
  expect(await listed(id)).toMatchObject({ ...times, cancelledBy: null, version: 4 });
});

describe('C21: the lines of an edited order', () => {
  test('a line that staff remove is gone, a changed one keeps its id, a new one comes last', async () => {
    const [shirt, cap] = [await storeClosetItem(shop.db), await storeClosetItem(shop.db)];
    const { id } = await place([{ _id: shop.latte }, { _id: shirt, type: 'closet' }]);
    const other = await place();
    const [latte, piece] = (await listed(id)).item;
    const added = { productId: cap, type: 'closet', quantity: 1 };
    const { body } = await edit(id, [{ ...piece, quantity: 2 }, added]);
    const lines = (await listed(id)).item;
    expect(body.data).toMatchObject({ item: lines });
    expect(lines.map(({ _id, productId, quantity }) => [_id, productId, quantity])).toEqual([
      [piece?._id, shirt, 2],
      [expect.any(String), cap, 1],
    ]);
    expect(lines.map(({ _id }) => _id)).not.toContain(latte?._id);
    expect((await listed(other.id)).item).toHaveLength(1);
  });

  test('lines in another order are read in that order', async () => {
    const shirt = await storeClosetItem(shop.db);
    const { id } = await place([{ _id: shop.latte }, { _id: shirt, type: 'closet' }]);
    const lines = (await listed(id)).item;
    await edit(id, lines.toReversed());
    expect((await listed(id)).item).toEqual(lines.toReversed());
  });
});

describe('C240: the party of an order at a table', () => {
  const sittings = async () =>
    new Map(
      (await shop.db.selectFrom('orders').select(['id', 'sitting_id']).execute()).map((row) => [
        row.id,
        row.sitting_id,
      ]),
    );

  test('an order that nobody confirmed joins none by an edit or by its cancellation', async () => {
    const { _id: id } = await shop.orderAt('7', false);
    await edit(id, [{ ...(await listed(id)).item[0], quantity: 2 }]);
    await shop.setStatus(id, 'cancelled');
    expect((await sittings()).get(id)).toBeNull();
    expect(await shop.taken()).toEqual([]);
  });

  test('an order that was cancelled joins the party of now once it starts again', async () => {
    const { _id: id } = await shop.orderAt('7', false);
    await shop.setStatus(id, 'cancelled');
    await shop.setStatus(id, 'processing');
    expect((await sittings()).get(id)).toBe((await shop.sittingAt('7')).id);
  });

  test('an order stays with its party, also if it starts again after the next one sat down', async () => {
    const { _id: id } = await shop.orderAt('7');
    const { id: sitting = '' } = await shop.sittingAt('7');
    await shop.setStatus(id, 'cancelled');
    await shop.closeTable(sitting);
    await shop.orderAt('7');
    await shop.setStatus(id, 'processing');
    expect((await sittings()).get(id)).toBe(sitting);
  });

  test('an order from before there were parties joins one when staff take it up, and not later', async () => {
    const { _id: waiting } = await shop.orderAt('7');
    const { _id: underWay } = await shop.orderAt('8');
    await shop.setStatus(underWay, 'processing');
    await shop.db.updateTable('orders').set({ sitting_id: null }).execute();
    await shop.db.deleteFrom('sittings').execute();
    await shop.setStatus(underWay, 'completed');
    await shop.setStatus(waiting, 'processing');
    expect((await sittings()).get(waiting)).toBe((await shop.sittingAt('7')).id);
    expect((await sittings()).get(underWay)).toBeNull();
    expect((await shop.taken()).map(({ tableNumber }) => tableNumber)).toEqual(['7']);
  });

  test('an order that is fetched or brought has no party', async () => {
    const { id } = await place();
    await shop.setStatus(id, 'processing');
    expect((await sittings()).get(id)).toBeNull();
  });
});

describe('C199: mails', () => {
  test('leave once the change is stored: that of a cancellation by the customer at once', async () => {
    const { code } = await place();
    await until(() => sent.length > 0);
    expect(sent).toEqual([`Your order ${code} is placed`]);
    await asha.client.call('cancelOwnOrder', { params: { code }, body: {} });
    await until(() => sent.length > 1);
    expect(sent.slice(1)).toEqual([`Your order ${code} is cancelled`]);
  });

  test('do not leave for a change that is refused', async () => {
    const shirt = await storeClosetItem(shop.db, { stock: 1 });
    const { id } = await place([{ _id: shirt, type: 'closet' }]);
    await shop.setStatus(id, 'cancelled');
    // Without moving the clock: the mail about the cancellation is still held.
    await asha.client.call('placeOrder', checkout([{ _id: shirt, type: 'closet' }]));
    const stored = () => shop.db.selectFrom('outbox').select('subject').where('order_id', '=', id).execute();
    // The mail that it was placed has left by then.
    await until(async () => (await stored()).length === 1);
    const before = await stored();
    expect((await shop.setStatus(id, 'processing')).status).toBe(409);
    expect(await stored()).toEqual(before);
    expect(await listed(id)).toMatchObject({ status: 'cancelled', version: 2 });
  });
});
