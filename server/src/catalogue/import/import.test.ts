import { strToU8, zipSync } from 'fflate';
import { importForm, sheetOf, storeDishes } from '../../../test/support/import-shop';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { storeClosetItem } from '../../../test/support/stock-shop';

const ROWS = 5_000;
const BAD = 50;

let server: TestServer;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterEach(() => server.close());

const check = async (shop: 'product' | 'closet', file: string) => {
  const { status, body } = await staff.client.send('checkImport', { body: importForm(shop, file) });
  expect([status, body.message]).toEqual([200, 'OK']);
  return (body as Awaited<ReturnType<typeof staff.client.call<'checkImport'>>>['body']).data;
};

const apply = (id: string, take: 'all' | 'good') =>
  staff.client.call('applyImport', { params: { id }, body: { take } });

const countDishes = async (priceOf = 120_00) => {
  const rows = await server.db.selectFrom('products').select('price_paisa').execute();
  return { all: rows.length, priced: rows.filter((row) => row.price_paisa === priceOf).length };
};

const audited = async () =>
  (await server.db.selectFrom('audit').select('id').where('action', 'like', 'product.%').execute()).length;

test('C304: an emoji stays whole wherever a long CSV is cut to be read', async () => {
  const [id = ''] = await storeDishes(server.db, 1);
  const sheet = (spaces: number) => `id,name\n${' '.repeat(spaces)}\n${id},🍕🍕🍕🍕\n`;
  const upTo = sheet(0).indexOf('🍕');
  for (let shift = 0; shift < 4; shift += 1) {
    const { rows } = await check('product', sheet(64 * 1024 - upTo - 1 - shift));
    expect(rows.at(-1)).toMatchObject({ name: '🍕🍕🍕🍕' });
  }
});

test('C305, C306: 5,000 rows with 50 bad ones: all is nothing, good is the others, and other calls are answered meanwhile', async () => {
  const ids = await storeDishes(server.db, ROWS / 2);
  const checking = check('product', sheetOf(ids, ROWS));
  let isChecked = false;
  void checking.then(() => {
    isChecked = true;
  });
  let answered = 0;
  while (!isChecked) {
    await server.guest().call('getSettings', {});
    answered += 1;
  }
  expect(answered).toBeGreaterThan(5);

  const { _id, rows } = await checking;
  const ofAction = (action: string) => rows.filter((row) => row.action === action).length;
  expect([rows.length, ofAction('error'), ofAction('add'), ofAction('change')]).toEqual([
    ROWS,
    BAD,
    ROWS / 2,
    ROWS / 2 - BAD,
  ]);
  expect(rows[50]).toMatchObject({ line: 52, errors: [{ column: 'price', message: 'must be a number' }] });
  expect(rows[0]?.changes).toEqual([
    { column: 'name', before: 'Dish 0', after: 'Row 0' },
    { column: 'price', before: '100', after: '120' },
  ]);

  const refused = await apply(_id, 'all');
  expect(refused).toMatchObject({
    status: 409,
    body: { message: '50 rows have errors. Nothing was changed.' },
  });
  expect(await countDishes()).toEqual({ all: ROWS / 2, priced: 0 });
  expect(await audited()).toBe(0);

  let isStored = false;
  const storing = Promise.all([apply(_id, 'good'), apply(_id, 'good')]).finally(() => {
    isStored = true;
  });
  // Without the database, which the import holds.
  let answeredMeanwhile = 0;
  while (!isStored) {
    await server.guest().raw('GET', '/api/v1/nothing');
    answeredMeanwhile += 1;
  }
  expect(answeredMeanwhile).toBeGreaterThan(5);
  const [done, again] = await storing;
  expect(done.body.data).toMatchObject({ added: ROWS / 2, changed: ROWS / 2 - BAD, same: 0 });
  expect(done.body.data.skipped).toHaveLength(BAD);
  expect(again.body.data).toEqual(done.body.data);
  expect(await countDishes()).toEqual({ all: ROWS, priced: ROWS - BAD });
  expect(await audited()).toBe(ROWS - BAD);
  expect((await apply(_id, 'all')).status).toBe(409);
}, 60_000);

test('C306: an item that somebody changed or deleted since the check is an error of its row', async () => {
  const ids = await storeDishes(server.db, 3);
  const csv = ['id,name,price', ...ids.map((id, index) => `${id},Dish ${index},120`)].join('\n');
  const { _id } = await check('product', csv);
  await staff.client.call('updateProduct', { params: { id: ids[0] ?? '' }, body: { price: 70 } });
  await staff.client.call('deleteProduct', { params: { id: ids[1] ?? '' }, query: {} });
  expect((await apply(_id, 'all')).status).toBe(409);
  const { data } = (await apply(_id, 'good')).body;
  expect([data.changed, data.skipped.map(({ line }) => line)]).toEqual([1, [2, 3]]);
  expect(await countDishes()).toEqual({ all: 3, priced: 1 });
});

test('C305: what cannot be a sheet is refused by its field, and a check is of use for a day', async () => {
  const refused = async (file: string | Buffer, part: string) => {
    const answer = await staff.client.send('checkImport', { body: importForm('product', file) });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'file']);
    expect(answer.body.message).toContain(part);
  };
  await refused('id,prise\na,1', 'needs a heading');
  await refused('id,price\na,1', 'needs a heading');
  await refused('name,price\n', 'no rows');
  await refused('name,price\n"a,1', 'not a valid CSV');
  await refused(Buffer.from('name\nCaf\xe9', 'latin1'), 'not UTF-8');
  await refused(Buffer.from('PK\x03\x04 nothing', 'latin1'), 'not a ZIP');
  await refused(['name,price', ...Array<string>(ROWS + 1).fill('a,1')].join('\n'), 'at most 5,000 rows');
  const { _id, rows } = await check('product', 'id,name,price\nx,A,1\n,B,1,2\n\n,B,1');
  expect(rows.map(({ line, action }) => [line, action])).toEqual([
    [2, 'error'],
    [3, 'error'],
    [5, 'add'],
  ]);
  server.clock.now += 24 * 60 * 60 * 1000;
  expect((await apply(_id, 'good')).status).toBe(404);
});

test('C305: pieces that were sold since the export stay sold, and the history of the stock says what an import moved', async () => {
  const id = await storeClosetItem(server.db, { name: 'Shirt', stock: 7 });
  const head = 'id,name,stock,stock before';
  const kept = await check('closet', `${head}\n${id},Shirt,9,9`);
  expect(kept.rows).toMatchObject([{ action: 'same' }]);
  const moved = await check('closet', `${head}\n${id},Shirt,12,9`);
  expect(moved.rows[0]?.changes).toEqual([{ column: 'stock', before: '7', after: '12' }]);
  await apply(moved._id, 'all');
  const events = await server.db
    .selectFrom('stock_events')
    .select(['kind', 'pieces', 'stock_after'])
    .execute();
  expect(events).toEqual([{ kind: 'edit', pieces: 5, stock_after: 12 }]);
});

test('P65: a cell that is longer than a workbook allows is an error of its row', async () => {
  const { rows } = await check('product', `name,price\n${'a'.repeat(32_768)},1\nLatte,120`);
  expect(rows.map(({ action }) => action)).toEqual(['error', 'add']);
  expect(rows[0]?.errors).toContainEqual({ column: 'name', message: 'has more than 32,767 characters' });
  expect(rows[0]?.name).toBe('');
});

test('P65: a workbook of broken tags is refused, without work that grows with its square', async () => {
  const book = Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(`<workbook>${'<sheet '.repeat(500_000)}`),
      'xl/a.xml': strToU8(''),
    }),
  );
  const { status, body } = await staff.client.send('checkImport', { body: importForm('product', book) });
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'file']);
});
