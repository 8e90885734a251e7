import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import sharp from 'sharp';
import { startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const shirt = {
  name: 'Oxford Shirt',
  division: 'closet',
  price: '1250.50',
  brand: 'Himal Thread',
  material: 'Cotton',
  description: 'Woven in Kirtipur',
  availableStock: '0',
  sizeOptions: 'S, M,, L',
  category: 'Men',
  gender: 'Men',
};

const photo = async (r: number) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 300, height: 400, channels: 3, background: { r, g: 9, b: 9 } } })
        .png()
        .toBuffer(),
    ),
  ]);

async function send(
  call: 'addClosetItem' | 'updateClosetItem',
  fields: Record<string, string | Blob>,
  id = '',
) {
  const { client } = await server.asAdmin();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await client.send(call, { params: { id }, body });
  return { ...answer, item: answer.body.data as ClosetItem };
}

test('C61: an item is added under the names of closet/add, with a picture for each colour', async () => {
  const { status, body, item } = await send('addClosetItem', {
    ...shirt,
    color_0: 'Indigo',
    image_0: await photo(10),
    color_1: 'Red',
    colorHex_1: '#aa0000',
    colorImage_1: await photo(200),
  });
  expect([status, body.message]).toEqual([200, 'Item added successfully']);
  expect(item).toMatchObject({ price: 1250.5, availableStock: 0, sizeOptions: ['S', 'M', 'L'], ratings: 4 });
  expect(item.colors.map(({ name, hex }) => [name, hex])).toEqual([
    ['Indigo', undefined],
    ['Red', '#aa0000'],
  ]);
  expect(item.image).toBe(item.colors[0]?.image);
});

test('an item without a division is clothing, and an update without one keeps it', async () => {
  const { division: _division, ...noDivision } = shirt;
  const { item } = await send('addClosetItem', noDivision);
  expect(item.division).toBe('closet');
  const shoe = await send('addClosetItem', { ...shirt, division: 'kicks' });
  const changed = await send('updateClosetItem', { price: '900' }, shoe.item._id);
  expect(changed.item.division).toBe('kicks');
});

test('C61: an update keeps what it does not send; a colour keeps its picture by name, not by place', async () => {
  const { item } = await send('addClosetItem', {
    ...shirt,
    color_0: 'Indigo',
    colorImage_0: await photo(10),
    color_1: 'Red',
    colorImage_1: await photo(200),
  });
  const changed = await send(
    'updateClosetItem',
    { price: '900', colorName_0: 'red', colorName_1: 'Olive' },
    item._id,
  );
  expect(changed.item).toMatchObject({
    price: 900,
    brand: 'Himal Thread',
    category: 'Men',
    sizeOptions: ['S', 'M', 'L'],
  });
  expect(changed.item.colors.map(({ name, image }) => [name, image])).toEqual([
    ['red', item.colors[1]?.image],
    ['Olive', ''],
  ]);
});

test.each([
  ['stays if staff did not change it', '10', 8],
  ['is set if staff changed it', '12', 12],
])('C163: the stock of an item sold meanwhile %s', async (_, availableStock, stock) => {
  const { item } = await send('addClosetItem', { ...shirt, availableStock: '8' });
  const changed = await send('updateClosetItem', { availableStock, stockBefore: '10' }, item._id);
  expect(changed.item.availableStock).toBe(stock);
});

test.each([
  ['price', '-1'],
  ['price', 'NaN'],
  ['availableStock', '1.5'],
  ['category', 'Dogs'],
  ['division', 'shoes'],
  ['name', ' '],
])('P7, C63: a form with %s %j is refused, and the field named', async (field, value) => {
  const { status, body } = await send('addClosetItem', { ...shirt, [field]: value });
  expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
});

test('P64: an invalid colour picture is refused, and nothing is stored', async () => {
  const { status } = await send('addClosetItem', {
    ...shirt,
    color_0: 'Red',
    colorImage_0: new Blob(['<svg/>']),
  });
  expect(status).toBe(400);
  expect((await server.guest().call('listClosetItems', {})).body.data).toEqual([]);
});

test('P63: names of colours and sizes are plain text, like all other text', async () => {
  const { status, item } = await send('addClosetItem', {
    ...shirt,
    sizeOptions: 'S\u202E, \u0007M, \u2066\u2069, L\u200F',
    color_0: '\u202EIndigo\u0007',
    color_1: '\uFEFF\u200E',
  });
  expect([status, item.sizeOptions, item.colors.map(({ name }) => name)]).toEqual([
    200,
    ['S', 'M', 'L'],
    ['Indigo'],
  ]);
});

test('C273: of sizes or colours that differ only in capitals or accents the first stays, as they share a cell', async () => {
  const { item } = await send('addClosetItem', {
    ...shirt,
    sizeOptions: 'É, E, M',
    color_0: 'Rosé',
    color_1: 'ROSE',
    color_2: 'Red',
    color_3: '\u0301',
  });
  expect(item.sizeOptions).toEqual(['É', 'M']);
  expect(item.colors.map(({ name }) => name)).toEqual(['Rosé', 'Red']);
});

test('P16: a deleted item leaves the catalogue; its row stays for orders', async () => {
  const { item } = await send('addClosetItem', shirt);
  const { client } = await server.asAdmin();
  const params = { id: item._id };
  expect((await client.call('deleteClosetItem', { params })).body.message).toBe('Item deleted successfully');
  expect((await client.call('getClosetItem', { params })).status).toBe(404);
  const rows = await server.db.selectFrom('closet_items').select('id').execute();
  expect(rows).toEqual([{ id: item._id }]);
});

test('C61: a colour under a new name keeps its picture, also when two change names with each other', async () => {
  const { item } = await send('addClosetItem', {
    ...shirt,
    color_0: 'Indigo',
    colorImage_0: await photo(10),
    color_1: 'Red',
    colorImage_1: await photo(200),
  });
  const names = { colorName_0: 'Red', colorBefore_0: 'Indigo', colorName_1: 'Indigo', colorBefore_1: 'Red' };
  const { item: changed } = await send('updateClosetItem', names, item._id);
  expect(changed.colors.map(({ name, image }) => [name, image])).toEqual([
    ['Red', item.colors[0]?.image],
    ['Indigo', item.colors[1]?.image],
  ]);
});

test('C61: a new colour with the old name of a renamed one has none of its picture', async () => {
  const { item } = await send('addClosetItem', { ...shirt, color_0: 'Black', colorImage_0: await photo(10) });
  const names = { colorName_0: 'Black', colorName_1: 'Navy', colorBefore_1: 'Black' };
  const { item: changed } = await send('updateClosetItem', names, item._id);
  expect(changed.colors.map(({ name, image }) => [name, image])).toEqual([
    ['Black', ''],
    ['Navy', item.colors[0]?.image],
  ]);
});

test('P37: the colour whose picture is refused is named', async () => {
  const colors = {
    color_0: 'Indigo',
    colorImage_0: await photo(10),
    color_1: 'Red',
    colorImage_1: new Blob(['no']),
  };
  const { status, body } = await send('addClosetItem', { ...shirt, ...colors });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field: 'colorImage_1' }] });
});
