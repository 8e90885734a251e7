import type { Department } from '@storefront/shared/rules/departments';
import { checkout, stockOf } from '../../../test/support/checkout';
import type { HttpClient } from '../../../test/support/http-client';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem, storeProduct } from '../../../test/support/stock-shop';
import { migrate } from '../../platform/db/migrate';
import { departments } from '../../platform/db/migrations/0021-departments';

const MINUTE = 60_000;

let server: TestServer;
let admin: HttpClient;
let momo: string;
let latte: string;
let shirt: string;
beforeEach(async () => {
  server = await startTestServer();
  admin = (await server.asAdmin()).client;
  momo = await storeProduct(server.db, { name: 'Momo', category: 'Momo & Snacks' });
  latte = await storeProduct(server.db, { name: 'Latte', category: 'Coffee' });
  shirt = await storeClosetItem(server.db, { name: 'Shirt', stock: 3 });
});
afterEach(() => server.close());

const order = async (id: string) => {
  const { body } = await admin.call('listOrders', {});
  const found = body.data.find(({ _id }) => _id === id);
  if (!found) throw new Error('no order');
  return found;
};

async function place(accepted = true) {
  const items = [{ _id: momo }, { _id: latte }, { _id: shirt, type: 'closet' as const }];
  const { body } = await server.guest().call('placeGuestOrder', checkout(items));
  const { _id: id } = body.data;
  if (accepted) await admin.call('changeOrderStatus', { params: { id }, body: { status: 'processing' } });
  return id;
}

const send = (id: string, body: object) => admin.send('changeOrderDepartment', { params: { id }, body });
const mark = async (id: string, department: Department, done = true) => {
  server.clock.now += MINUTE;
  const answer = await send(id, { department, done });
  expect(answer.status).toBe(200);
  return answer.body.data as { step: string; readyAt: string | null };
};
const now = () => new Date(server.clock.now).toISOString();

test('C220: a line has the department of its category, clothes that of the closet; later changes of the settings leave it', async () => {
  const id = await place();
  const departmentsOf = async (orderId: string) =>
    (await order(orderId)).item.map(({ department }) => department);
  expect(await departmentsOf(id)).toEqual(['kitchen', 'bar', 'closet']);
  await admin.call('updateSettings', { body: { departments: { ' momo & SNACKS ': 'bar' } } });
  expect(await departmentsOf(id)).toEqual(['kitchen', 'bar', 'closet']);
  expect(await departmentsOf(await place())).toEqual(['bar', 'bar', 'closet']);
});

test('C221: an order is ready when all its departments are; taking one back takes ready back', async () => {
  const id = await place();
  expect((await order(id)).departments).toEqual([
    { department: 'kitchen', doneAt: null },
    { department: 'bar', doneAt: null },
    { department: 'closet', doneAt: null },
  ]);
  expect(await mark(id, 'bar')).toMatchObject({ step: 'preparing', preparingAt: now(), readyAt: null });
  expect(await mark(id, 'kitchen')).toMatchObject({ step: 'preparing', readyAt: null });
  expect(await mark(id, 'closet')).toMatchObject({ step: 'ready', readyAt: now() });
  expect(await mark(id, 'kitchen', false)).toMatchObject({
    step: 'preparing',
    readyAt: null,
    departments: [
      { department: 'kitchen', doneAt: null },
      { department: 'bar', doneAt: expect.any(String) },
      { department: 'closet', doneAt: expect.any(String) },
    ],
  });
  expect(await mark(id, 'kitchen')).toMatchObject({ step: 'ready', readyAt: now() });
});

test('C221: Done that is taken back leaves the order as it was', async () => {
  const id = await place();
  const { version: _version, touchedAt: _touchedAt, ...before } = await order(id);
  await mark(id, 'bar');
  await mark(id, 'bar', false);
  expect(await order(id)).toMatchObject(before);
});

test('C221: the step "ready" means all departments; a step back takes back those that were done with it', async () => {
  const id = await place();
  await mark(id, 'bar');
  const step = async (to: 'accepted' | 'preparing' | 'ready') => {
    server.clock.now += MINUTE;
    await admin.call('changeOrderStep', { params: { id }, body: { step: to } });
    return (await order(id)).departments?.flatMap(({ department, doneAt }) => (doneAt ? [department] : []));
  };
  expect(await step('ready')).toEqual(['kitchen', 'bar', 'closet']);
  expect(await step('preparing')).toEqual(['bar']);
  expect(await step('accepted')).toEqual([]);
});

test('C221: a changed line reopens its department; a department without lines does not count', async () => {
  const id = await place();
  for (const department of ['kitchen', 'bar', 'closet'] as const) await mark(id, department);
  const edit = async (items: object[]) => {
    server.clock.now += MINUTE;
    const answer = await admin.send('updateOrder', { params: { id }, body: { items } });
    expect(answer.status).toBe(200);
    return order(id);
  };
  const { item } = await order(id);
  const [food, drink, piece] = item;
  const more = await edit([{ ...food, quantity: 2 }, drink as object, piece as object]);
  expect([more.step, more.departments?.[0]?.doneAt, more.departments?.[1]?.doneAt]).toEqual([
    'preparing',
    null,
    expect.any(String),
  ]);
  const fewer = await edit([drink as object, piece as object]);
  expect([fewer.step, fewer.departments?.length]).toEqual(['ready', 2]);
  const added = await edit([drink as object, piece as object, { productId: momo, quantity: 1 }]);
  expect([added.step, added.item.at(-1)?.department]).toEqual(['preparing', 'kitchen']);
});

test('C221: an order that is not being made, or without lines of the department, is refused', async () => {
  const id = await place(false);
  const refused = await send(id, { department: 'bar', done: true });
  expect([refused.status, refused.body.message]).toEqual([409, 'This order is pending and takes no step']);
  const setStatus = (status: 'processing' | 'cancelled') =>
    admin.call('changeOrderStatus', { params: { id }, body: { status } });
  await setStatus('cancelled');
  expect((await send(id, { department: 'bar', done: true })).body.data).toEqual({ status: 'cancelled' });
  await setStatus('processing');
  const { item } = await order(id);
  const items = item.filter(({ department }) => department !== 'closet');
  await admin.send('updateOrder', { params: { id }, body: { items } });
  const nothing = await send(id, { department: 'closet', done: true });
  expect([nothing.status, nothing.body.message]).toEqual([409, 'This order has nothing for the closet']);
  expect(await stockOf(server.db, shirt)).toBe(3);
  for (const body of [{}, { department: 'garden', done: true }, { department: 'bar', done: 'yes' }])
    expect((await send(id, body)).status).toBe(400);
});

test('C99, P35: of concurrent presses of two departments with one version, one is refused; a repeat changes nothing', async () => {
  const id = await place();
  const { version } = await order(id);
  const answers = await Promise.all(
    (['kitchen', 'bar', 'closet'] as const).map((department) =>
      send(id, { department, done: true, version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  for (const department of ['kitchen', 'bar', 'closet'] as const) await mark(id, department);
  const { version: last } = await order(id);
  await mark(id, 'bar');
  expect((await order(id)).version).toBe(last);
});

test('C221: three departments that are done at the same moment make the order ready', async () => {
  const id = await place();
  const answers = await Promise.all(
    (['kitchen', 'bar', 'closet'] as const).map((department) => send(id, { department, done: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await order(id)).toMatchObject({ step: 'ready', readyAt: now() });
});

test('C220: dishes from before there were departments are the kitchen’s, and a ready order stays ready', async () => {
  const id = await place();
  await admin.call('changeOrderStep', { params: { id }, body: { step: 'ready' } });
  const { readyAt } = await order(id);
  for (const column of ['kitchen_done_at', 'bar_done_at', 'closet_done_at'])
    await server.db.schema.alterTable('orders').dropColumn(column).execute();
  await server.db.schema.alterTable('order_lines').dropColumn('department').execute();
  await server.db.deleteFrom('migrations').where('name', '=', departments.name).execute();
  await migrate(server.db, () => server.clock.now);
  const migrated = await order(id);
  expect(migrated.item.map(({ department }) => department)).toEqual(['kitchen', 'kitchen', 'closet']);
  expect(migrated.departments).toEqual([
    { department: 'kitchen', doneAt: readyAt },
    { department: 'closet', doneAt: readyAt },
  ]);
});

test('C32: only staff say that a department is done', async () => {
  const call = { params: { id: await place() }, body: { department: 'bar' as const, done: true } };
  expect((await server.guest().call('changeOrderDepartment', call)).status).toBe(401);
  expect((await (await server.asCustomer()).client.call('changeOrderDepartment', call)).status).toBe(403);
});
