import { photograph } from '../../../test/support/photograph';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeProduct } from '../../../test/support/stock-shop';
import { readDataVersion } from '../../platform/db/counters';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const picture = async () => new Blob([new Uint8Array(await photograph().jpeg().toBuffer())]);

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) data.append(name, value, 'photo.jpg');
    else data.append(name, value);
  return data;
};

const latte = { name: 'Café Latte', price: '210.50', category: 'Coffee', ugage: 'enable' };

test("'Product Added': a form with a picture becomes a product of the menu (§7, C59)", async () => {
  const { client, person } = await server.asAdmin();
  const body = form({ ...latte, espressoItem: 'false', description: 'Milky', image: await picture() });
  const added = await client.send('addProduct', { body });
  expect(added.body).toMatchObject({
    message: 'Product Added',
    data: { name: 'Café Latte', price: 210.5, espressoItem: false, ugage: 'enable', description: 'Milky' },
  });
  const [group] = (await server.guest().call('listMenu', {})).body.data;
  expect(group?.products[0]?.image).toMatch(/^\/media\/[0-9a-f]{20}-\d+\.webp$/);
  expect(await readDataVersion(server.db)).toBe(1);
  const audit = await server.db.selectFrom('audit').select(['actor', 'action']).execute();
  expect(audit).toEqual([{ actor: person.id, action: 'product.add' }]);
});

test('§2: a product needs neither a picture nor a category', async () => {
  const { client } = await server.asAdmin();
  const added = await client.send('addProduct', { body: form({ name: 'Tea', price: '60' }) });
  expect(added.status).toBe(200);
  expect(added.body.data).toMatchObject({ name: 'Tea', category: '', image: '' });
  const [group] = (await server.guest().call('listMenu', {})).body.data;
  expect(group).toMatchObject({ _id: '', products: [{ name: 'Tea' }] });
});

test('a new product joins its category whatever its capitals, at the end of the menu', async () => {
  await storeProduct(server.db, { name: 'Espresso', position: 7 });
  const { client } = await server.asAdmin();
  await client.send('addProduct', { body: form({ ...latte, category: 'coffee', image: await picture() }) });
  const groups = (await server.guest().call('listMenu', {})).body.data;
  expect(groups.map(({ _id, products }) => [_id, products.map(({ name }) => name)])).toEqual([
    ['Coffee', ['Espresso', 'Café Latte']],
  ]);
});

test.each([
  [{ ...latte, price: '-1' }, 'price'],
  [{ ...latte, price: 'abc' }, 'price'],
  [{ ...latte, name: ' ' }, 'name'],
  [{ ...latte, ugage: 'maybe' }, 'ugage'],
])('%j is refused and %s named', async (fields, field) => {
  const { client } = await server.asAdmin();
  const answer = await client.send('addProduct', {
    body: form({ ...fields, image: await picture() }),
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.field).toBe(field);
  expect((await server.guest().call('listMenu', {})).body.data).toEqual([]);
});

test('P64: a file that is no picture is refused, whatever its name', async () => {
  const { client } = await server.asAdmin();
  const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], {
    type: 'image/png',
  });
  const answer = await client.send('addProduct', { body: form({ ...latte, image }) });
  expect(answer.status).toBe(400);
});

test('C75: JSON changes its fields and keeps the others and the picture; a blank description clears it', async () => {
  const id = await storeProduct(server.db, { name: 'Latte', description: 'Milky', espresso: 1 });
  const before = (await server.guest().call('getProduct', { params: { id } })).body.data;
  const { client } = await server.asAdmin();
  const renamed = await client.send('updateProduct', {
    params: { id },
    body: { name: 'Flat White', price: '250', soldOut: 'true' },
  });
  expect(renamed.body.data).toEqual({
    ...before,
    name: 'Flat White',
    price: 250,
    soldOut: true,
    soldOutUntil: 'opening',
    version: 2,
  });
  const cleared = await client.send('updateProduct', { params: { id }, body: { description: '' } });
  expect(cleared.body.data).toEqual({
    ...before,
    name: 'Flat White',
    price: 250,
    soldOut: true,
    soldOutUntil: 'opening',
    description: '',
    version: 3,
  });
});

test('C75: multipart changes the picture', async () => {
  const id = await storeProduct(server.db, { name: 'Latte' });
  const { client } = await server.asAdmin();
  const body = form({ image: await picture() });
  const { body: answer } = await client.send('updateProduct', { params: { id }, body });
  expect(answer.data).toMatchObject({ name: 'Latte', image: expect.stringMatching(/^\/media\/(?!f{20})/) });
});

test('P16: a deleted product leaves the menu and its row stays', async () => {
  const id = await storeProduct(server.db);
  const { client } = await server.asAdmin();
  expect((await client.call('deleteProduct', { params: { id } })).status).toBe(200);
  expect((await client.call('deleteProduct', { params: { id } })).status).toBe(404);
  expect((await client.send('updateProduct', { params: { id }, body: { name: 'x' } })).status).toBe(404);
  expect((await server.guest().call('listMenu', {})).body.data).toEqual([]);
  expect(await server.db.selectFrom('products').select('id').execute()).toEqual([{ id }]);
});

test('§9: staff see seven products a page, the newest first, and find them by name', async () => {
  for (let index = 0; index < 9; index += 1)
    await storeProduct(server.db, { name: `Dish ${index}`, position: index, created_at: index });
  const { client } = await server.asAdmin();
  const names = async (query: object) =>
    (await client.call('listAdminProducts', { query })).body.data.map(({ name }) => name);
  expect(await names({ page: 1 })).toEqual([8, 7, 6, 5, 4, 3, 2].map((index) => `Dish ${index}`));
  expect(await names({ page: 2 })).toEqual(['Dish 1', 'Dish 0']);
  expect(await names({ search: 'dish 4' })).toEqual(['Dish 4']);
});
