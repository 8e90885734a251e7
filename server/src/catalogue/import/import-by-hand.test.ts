import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportCheck } from '@storefront/shared/contract/entities/catalogue-import';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { importForm, storeDishes } from '../../../test/support/import-shop';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';

let server: TestServer;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterEach(() => server.close());

async function send(
  shop: 'product' | 'closet',
  file: Buffer | string,
  more: { zip?: Buffer; columns?: object } = {},
) {
  const body = importForm(shop, file, more.zip);
  if (more.columns) body.set('columns', JSON.stringify(more.columns));
  return staff.client.send('checkImport', { body });
}

async function check(...about: Parameters<typeof send>): Promise<ImportCheck> {
  const { status, body } = await send(...about);
  expect([status, body.message]).toEqual([200, 'OK']);
  return body.data as ImportCheck;
}

/** Returns a row as the cells that it fills. */
const cellsOf = ({ changes }: ImportCheck['rows'][number]) =>
  Object.fromEntries(changes.map(({ column, after }) => [column, after]));

const storedMenu = () =>
  server.db.selectFrom('products').select(['name', 'price_paisa', 'category', 'mealtime']).execute();

test('C431: a price list that an owner wrote by hand is in the menu, but for what nobody could know', async () => {
  const file = await readFile(join(__dirname, '../../../test/support/menu-by-hand.csv'));
  const { _id, rows, columns = [], ignored = [] } = await check('product', file);
  const wrong = rows.filter(({ action }) => action === 'error');
  expect(wrong.map(({ name, errors }) => [name, ...errors.map(({ message }) => message)])).toEqual([
    ['Chef special', 'must be a number'],
    ['Mo:Mo Small / Large', 'has two prices: give each a row of its own'],
  ]);
  expect(columns.map(({ head, column }) => [head, column])).toEqual([
    ['S.N.', null],
    ['परिकार (Item)', 'name'],
    ['', null],
    ['Rate (Rs.)', 'price'],
    ['Time', 'served from'],
    ['Unit', null],
    ['Remarks', null],
  ]);
  expect(ignored.map(({ text, why }) => [text, why])).toEqual([
    ...['BREAKFAST', 'मम', 'Chowmein and Thukpa', 'खाना सेट', 'Snacks', 'TEA & COFFEE', 'Cold'].map((text) => [
      text,
      'category',
    ]),
    ['Total items', 'total'],
    ['कुल जम्मा', 'total'],
    ['* VAT 13% extra. धन्यवाद!', 'note'],
  ]);
  const puri = rows.find(({ name }) => name === 'Pancake with Honey');
  expect(puri?.changes).toContainEqual({ column: 'price', before: '', after: '220', found: 'रु २२०' });
  await staff.client.call('applyImport', { params: { id: _id }, body: { take: 'good' } });
  const menu = await storedMenu();
  const priceOf = (name: string) => (menu.find((dish) => dish.name === name)?.price_paisa ?? 0) / 100;
  expect(
    ['Family Thali (for 6)', 'Party Platter', 'Tandoori Momo', 'दाल भात तरकारी', 'Samosa'].map(priceOf),
  ).toEqual([1250, 1250, 250, 250, 40]);
  const breakfast = menu.filter(({ category }) => category === 'BREAKFAST');
  expect(breakfast.map(({ mealtime }) => mealtime && JSON.parse(mealtime))).toEqual(
    Array(6).fill({ from: '07:00', until: '11:00' }),
  );
});

test('C431: where no head is known, the refusal has the columns, and staff say what each holds', async () => {
  const sheet = 'Rate card\nWhat;How much\nVeg Momo;रु १५०\nTea;30';
  const { status, body } = await send('product', sheet);
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'file']);
  expect(body.data).toMatchObject({
    columns: [
      { head: '', sample: 'Rate card', column: null },
      { head: '', sample: 'How much', column: null },
    ],
  });
  const { rows } = await check('product', sheet, { columns: ['name', 'price'] });
  expect(rows.map(({ name, action }) => [name, action])).toEqual([
    ['What', 'error'],
    ['Veg Momo', 'add'],
    ['Tea', 'add'],
  ]);
});

test('C431: staff may choose another column than the proposed one; a head that is not known is ignored by name', async () => {
  const sheet = 'Item,Half,Full\nMomo,90,160';
  const first = await check('product', sheet);
  expect(first.columns?.map(({ column }) => column)).toEqual(['name', null, null]);
  expect(first.rows[0]?.errors).toContainEqual({ column: 'price', message: 'must be a number' });
  const second = await check('product', sheet, { columns: ['name', null, 'price'] });
  expect(cellsOf(second.rows[0] as never)).toMatchObject({ name: 'Momo', price: '160' });
});

test('C431: a title that is close to a heading is none', async () => {
  const { columns, rows } = await check('product', 'Price list,Food menu 2083\nItem,Price\nMomo,100\n');
  expect(columns?.map(({ head }) => head)).toEqual(['Item', 'Price']);
  expect(rows.map(({ line, action }) => [line, action])).toEqual([[3, 'add']]);
});

test('C431: an "ID" that numbers the rows is no id of ours; a category stands for the rows below it', async () => {
  const { rows } = await check(
    'product',
    'ID,Item,Type,Price\n1,Momo,Snacks,100\n2,Samosa,,40\n3,Tea,Drinks,30\n',
  );
  expect(rows.map((row) => [row.action, cellsOf(row).category])).toEqual([
    ['add', 'Snacks'],
    ['add', 'Snacks'],
    ['add', 'Drinks'],
  ]);
});

test('C431: an export keeps its empty categories, and a row without a price is an error of its own', async () => {
  const [id = ''] = await storeDishes(server.db, 1);
  const { rows } = await check(
    'product',
    `id,name,category,price\n${id},Dish 0,Coffee,100\n,Tea,,30\n,Total,,\n`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['same', 'add', 'error']);
  expect(cellsOf(rows[1] as never).category).toBeUndefined();
});

/** A workbook: rows of cells as XML, with a style for dates (1), for times (2) and for `d-mmm` (3). */
const book = (...rows: string[]) =>
  Buffer.from(
    zipSync({
      'xl/styles.xml': strToU8(
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="d\\-mmm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData>${rows.map((cells) => `<row>${cells}</row>`).join('')}</sheetData></worksheet>`,
      ),
    }),
  );
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (value: number, style = 0) => `<c s="${style}"><v>${value}</v></c>`;

test('C431: a workbook stores times as numbers, and a size that it took for a date is an error of its row', async () => {
  const menu = book(
    text('Name') + text('Price') + text('From') + text('Until'),
    text('Paratha') + number(120) + number(7 / 24, 2) + number(11 / 24),
    text('Soup') + number(100.5) + text('5 PM') + number(1, 2),
  );
  const { rows } = await check('product', menu);
  expect(rows.map(cellsOf)).toMatchObject([
    { price: '120', 'served from': '07:00', 'served until': '11:00' },
    { price: '100.5', 'served from': '17:00', 'served until': '24:00' },
  ]);
  const closet = book(
    text('Item') + text('Size') + text('For') + text('MRP') + text('Qty'),
    text('Frock') + number(46083, 3) + text('बच्चा') + number(900) + text('५ थान'),
    text('Cap') + text('S; M') + text('Gents') + number(300) + number(4),
  );
  const pieces = (await check('closet', closet)).rows;
  expect(pieces[0]).toMatchObject({ line: 2, action: 'error' });
  expect(pieces[0]?.errors).toEqual([
    { column: 'sizes', message: expect.stringMatching(/^is the date 2026-03-02, of which/) },
  ]);
  expect(cellsOf(pieces[1] as never)).toMatchObject({
    category: 'Men',
    sizes: 'S, M',
    stock: '4',
    price: '300',
  });
});

test('C431: a CSV of Excel with the same date, in UTF-16, is read too', async () => {
  const sheet = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('Name\tSizes\tCategory\tPrice\r\nजुत्ता\t2-Mar\tMen\tRs 900\r\n', 'utf16le'),
  ]);
  const [row] = (await check('closet', sheet)).rows;
  expect([row?.name, row?.errors.map(({ column }) => column)]).toEqual(['जुत्ता', ['sizes']]);
});

const read = async (sheet: string) => {
  const { rows, ignored = [] } = await check('product', sheet);
  const menu = rows.map((row) => [row.name, row.action, cellsOf(row).category]);
  return { menu, ignored: ignored.map(({ text, why }) => [text, why]) };
};

test('C431: a part begins with a row that has a mark, a dash or the word "Rate" beside its name', async () => {
  const { menu, ignored } = await read(
    [
      ...[
        'No.,Item,Rate',
        ',Soup,',
        '1,Corn soup,90',
        'B.,SALAD (VEG),-',
        '2,Greek salad,200',
        'S.N.,Momo,Rate',
      ],
      ...['3,Veg momo,120', 'IV,Sweets,', '4,Lalmohan,', '5,Barfi,30', ',Thank you,'],
    ].join('\n'),
  );
  expect(menu).toEqual([
    ['Corn soup', 'add', 'Soup'],
    ['Greek salad', 'add', 'SALAD (VEG)'],
    ['Veg momo', 'add', 'Momo'],
    ['Lalmohan', 'error', undefined],
    ['Barfi', 'add', 'Sweets'],
  ]);
  expect(ignored.at(-1)).toEqual(['Thank you', 'note']);
});

test('C431: sums of a part and charges at the end are no dishes; a dash stands for nothing', async () => {
  const { menu, ignored } = await read(
    [
      ...['Item,Price,Type,Time', 'Toast,60,Breakfast,All day', 'Total Breakfast,60,,', 'Vat 69,500,-,-'],
      ...['योग,560,,', 'Service charge 10%,56,,', 'VAT @13%,80,,', 'Net Amount,700,,'],
    ].join('\n'),
  );
  expect(menu).toEqual([
    ['Toast', 'add', 'Breakfast'],
    ['Vat 69', 'add', 'Breakfast'],
  ]);
  expect(ignored.map(([, why]) => why)).toEqual(Array(5).fill('total'));
});

test.each([
  ['a quote that opens nothing', 'Item,Price\n12" Pizza,900\n"Big" burger,300\n'],
  ['lines that end as on old Macs', 'Item,Price\r12" Pizza,900\r"""Big"" burger",300\r'],
  ['bars between its cells', 'Item|Price\n12" Pizza|900\n"Big" burger|300\n'],
])('C431: a CSV with %s is read', async (_, sheet) => {
  const { menu } = await read(sheet);
  expect(menu).toEqual([
    ['12" Pizza', 'add', undefined],
    ['"Big" burger', 'add', undefined],
  ]);
});

test('C431: codes of dishes are no ids of ours, and both ends of a time share their half of the day', async () => {
  const { rows } = await check('product', 'ID,Item,Price,Time\nM-01,Sekuwa,300,6-9 PM\nM-02,Tea,30,\n');
  expect(rows.map(({ action }) => action)).toEqual(['add', 'add']);
  expect(rows[0] && cellsOf(rows[0])).toMatchObject({ 'served from': '18:00', 'served until': '21:00' });
});

test('C431: pictures are found by their name from any system: NFC, NFD, UTF-8 without its flag, without an ending', async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const zip = Buffer.from(
    zipSync({ ['café.png'.normalize('NFD')]: photo, 'मोमो.png': photo, 'Tea.PNG': photo }),
  );
  // Bit 11 of the flags says that names are UTF-8.
  for (let at = zip.indexOf('PK\x03\x04'); at >= 0; at = zip.indexOf('PK\x03\x04', at + 4))
    zip.writeUInt16LE(zip.readUInt16LE(at + 6) & ~0x800, at + 6);
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
    zip.writeUInt16LE(zip.readUInt16LE(at + 8) & ~0x800, at + 8);
  const sheet = `name,price,picture\nA,1,${'café.png'.normalize('NFC')}\nB,1,मोमो.png\nC,1,tea\n`;
  const { rows, unusedPictures } = await check('product', sheet, { zip });
  expect(rows.map(({ errors }) => errors)).toEqual([[], [], []]);
  expect(unusedPictures).toEqual([]);
});
