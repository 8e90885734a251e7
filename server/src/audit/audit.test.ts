import { checkout } from '../../test/support/checkout';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';
import { newId } from '../platform/db/ids';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const DAY = 86_400_000;

test('C291, P74: staff read who changed the price of a dish, with both prices, and who ordered it', async () => {
  const { client, person } = await server.asAdmin();
  const id = await storeProduct(server.db, { name: 'Latte', price_paisa: 240_00 });
  await client.call('updateProduct', { params: { id }, body: { price: 250 } });
  server.clock.now += 1000;
  await server.guest().call('placeGuestOrder', checkout([{ _id: id }]));
  const [order, price] = (await client.call('listAudit', {})).body.data;
  expect(order).toMatchObject({ actor: 'guest', by: null, action: 'order.place', name: expect.any(String) });
  expect(price).toMatchObject({
    actor: person.id,
    by: expect.stringMatching(/^admin/),
    action: 'product.update',
    subject: id,
    name: 'Latte',
    changes: [{ field: 'pricePaisa', before: 240_00, after: 250_00 }],
  });
});

test('C291, P74: a failed sign-in is in it, without what was typed', async () => {
  const { client } = await server.asAdmin();
  const { person } = await server.asCustomer('Asha Tamang');
  await server.guest().call('login', { body: { email: person.email, password: 'not-this-one' } });
  const { data } = (await client.call('listAudit', { query: { kind: 'session' } })).body;
  expect(data[0]).toMatchObject({
    action: 'session.refuse',
    subject: person.id,
    name: 'Asha Tamang',
    changes: [],
  });
  expect(JSON.stringify(data)).not.toContain('not-this-one');
});

test('C291: a deleted place keeps its name in the entry', async () => {
  const { client } = await server.asAdmin();
  const place = (await client.call('addLocation', { body: { address: 'Lakeside', rate: 50 } })).body.data;
  await client.call('deleteLocation', { params: { id: place._id } });
  const { data } = (await client.call('listAudit', { query: { subject: place._id } })).body;
  expect(data.map(({ action, name }) => [action, name])).toEqual(
    expect.arrayContaining([
      ['location.delete', 'Lakeside'],
      ['location.add', 'Lakeside'],
    ]),
  );
});

test('C291: an entry names what is in a list, and the part of the settings; it leaves out what stays the same', async () => {
  const { client } = await server.asAdmin();
  const tables = [
    { name: '1', seats: 2 },
    { name: 'Garden', seats: 6 },
  ];
  await client.send('updateSettings', { body: { tables } });
  const { data } = (await client.call('listAudit', { query: { kind: 'setting' } })).body;
  expect(data).toMatchObject([
    { name: 'tables', changes: [{ field: 'value', before: null, after: '1, Garden' }] },
  ]);
});

describe('a list of entries', () => {
  /** Stores one entry per action, a day apart, the first one the oldest. */
  const store = (...actions: readonly string[]) =>
    server.db
      .insertInto('audit')
      .values(
        actions.map((action, index) => ({
          id: newId(),
          at: server.clock.now + index * DAY,
          actor: `person ${index % 2}`,
          action,
          subject: `thing ${index}`,
          details: '{}',
        })),
      )
      .execute();

  const read = async (query: Record<string, string>) => {
    const { client } = await server.asAdmin();
    const { body } = await client.send('listAudit', { query });
    return (body as { data: { _id: string; action: string }[] }).data;
  };
  const actions = async (query: Record<string, string>) => (await read(query)).map(({ action }) => action);

  test.each([
    [{ kind: 'mail' }, ['mail.resend']],
    [{ actor: 'person 0' }, ['mail.resend', 'order.place']],
    [{ subject: 'thing 1' }, ['options.add']],
    [{ from: '2026-11-21' }, ['mail.resend', 'options.add']],
    [{ from: '2026-11-21', until: '2026-11-21' }, ['options.add']],
    [{ kind: 'order', actor: 'person 0' }, ['order.place']],
  ])('C291: is filtered by %j', async (query, found) => {
    await store('order.place', 'options.add', 'mail.resend');
    expect(await actions(query as Record<string, string>)).toEqual(found);
  });

  test('C291: pages hold each entry once, also where several are of one moment', async () => {
    const at = server.clock.now;
    const ids = Array.from({ length: 7 }, newId);
    const row = { at, actor: 'system', action: 'order.step', subject: 'one', details: '{}' };
    await server.db
      .insertInto('audit')
      .values(ids.map((id) => ({ id, ...row })))
      .execute();
    const seen: string[] = [];
    for (let olderThan = ''; ; olderThan = seen.at(-1) ?? '') {
      const page = await read({ limit: '3', ...(olderThan && { olderThan }) });
      seen.push(...page.map(({ _id }) => _id));
      if (page.length < 3) break;
    }
    expect(seen.sort()).toEqual(ids.sort());
  });
});
