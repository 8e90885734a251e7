import { checkout } from '../../test/support/checkout';
import { storePerson } from '../../test/support/people';
import { startTestServer, type TestServer } from '../../test/support/start-test-server';
import { storeProduct } from '../../test/support/stock-shop';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (let index = 1; index <= 23; index += 1) {
    const fullName = index === 7 ? 'Maya 100%_Rai' : `Customer ${String(index).padStart(2, '0')}`;
    await storePerson(server.db, { role: 'customer', now: server.clock.now + index, fullName });
  }
});
afterAll(() => server.close());

const names = async (query: Record<string, unknown>) => {
  const { client } = await server.asAdmin();
  const { body } = await client.send('listUsers', { query });
  return (body.data as { fullName: string }[]).map(({ fullName }) => fullName);
};

test('C95: ten customers a page, newest first, staff not among them', async () => {
  expect((await names({ page: 1 }))[0]).toBe('Customer 23');
  expect(await names({ page: 1 })).toHaveLength(10);
  expect(await names({ page: 3 })).toEqual(['Customer 03', 'Customer 02', 'Customer 01']);
  expect(await names({ page: 4 })).toEqual([]);
});

test.each(['0', '-3', 'abc', '1e309', '1.5'])('C74, P67: page %s counts as page 1', async (page) => {
  expect(await names({ page })).toEqual(await names({ page: 1 }));
});

test('C72: the server finds part of a full name, ignoring case', async () => {
  expect(await names({ search: 'MAYA' })).toEqual(['Maya 100%_Rai']);
  expect(await names({ search: 'customer 1' })).toHaveLength(10);
});

test('P66: % and _ are ordinary letters', async () => {
  expect(await names({ search: '100%_' })).toEqual(['Maya 100%_Rai']);
  expect(await names({ search: '%' })).toHaveLength(1);
  expect(await names({ search: '\\' })).toEqual([]);
});

test('C173: staff find a customer by the phone of an order, in any spelling', async () => {
  const latte = await storeProduct(server.db, { name: 'Latte' });
  const { client: admin } = await server.asAdmin();
  const asha = await server.asCustomer('Asha Gurung');
  const order = async (phone: string) => {
    server.clock.now += 1000;
    await asha.client.call('placeOrder', checkout([{ _id: latte }], {}, { phone }));
  };
  await order('9841234567');
  await order('9807654321');
  await server.guest().call('placeGuestOrder', checkout([{ _id: latte }], {}, { phone: '9841230000' }));
  const found = async (search: string) => (await admin.send('listUsers', { query: { search } })).body.data;
  expect(await found('+977 984-123')).toMatchObject([{ fullName: 'Asha Gurung', phone: '9841234567' }]);
  expect(await found('7654321')).toMatchObject([{ fullName: 'Asha Gurung', phone: '9807654321' }]);
  expect(await found('asha')).toMatchObject([{ fullName: 'Asha Gurung', phone: '9807654321' }]);
  expect(await found('Maya')).toMatchObject([{ phone: null }]);
  expect(await found('0000')).toEqual([]);
  // Staff order too, and are no customers (C95).
  await admin.call('placeOrder', checkout([{ _id: latte }], {}, { phone: '9812345678' }));
  expect(await found('12345678')).toEqual([]);
});

test("C20: staff read a customer's points; customers read nobody else's", async () => {
  const { client } = await server.asAdmin();
  const asha = await server.asCustomer('Asha Gurung');
  const params = { id: asha.person.id };
  const { body } = await client.call('getCustomerPoints', { params });
  expect(body.data).toEqual((await asha.client.call('getPoints', {})).body.data);
  expect((await asha.client.send('getCustomerPoints', { params })).status).toBe(403);
  expect((await client.send('getCustomerPoints', { params: { id: 'nobody' } })).status).toBe(404);
});
