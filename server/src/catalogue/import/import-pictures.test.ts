import { deflateSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { importForm, storeDishes } from '../../../test/support/import-shop';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { removeOldImports } from './remove-old-imports';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let staff: SignedIn;
beforeEach(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterEach(() => server.close());

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer();

const check = async (file: string, zip: Uint8Array) =>
  staff.client.send('checkImport', { body: importForm('product', file, zip) });

const dataOf = async (answer: ReturnType<typeof check>) => {
  const { status, body } = await answer;
  expect([status, body.message]).toEqual([200, 'OK']);
  return body.data as { _id: string; rows: { action: string; errors: object[] }[]; unusedPictures: string[] };
};

const apply = async (id: string) =>
  (await staff.client.call('applyImport', { params: { id }, body: { take: 'good' } })).body.data;

const storedFiles = () => server.media.store.list('.webp');

test('C305: pictures of a ZIP are found by name; what is broken, missing or there twice is an error of its row', async () => {
  const zip = zipSync({
    'photos/Latte.PNG': await photo(10),
    '../../etc/mocha.png': await photo(20),
    'a/tea.png': await photo(30),
    'b/tea.png': await photo(40),
    'broken.png': Buffer.from('no picture'),
    'unused.png': await photo(50),
    '__MACOSX/._Latte.PNG': Buffer.from('x'),
  });
  const files = ['latte.png', 'mocha.png', 'tea.png', 'broken.png', 'gone.png', ''];
  const csv = ['name,price,picture', ...files.map((file, index) => `Dish ${index},100,${file}`)].join('\n');
  const { _id, rows, unusedPictures } = await dataOf(check(csv, zip));
  expect(rows.map(({ action }) => action)).toEqual(['add', 'add', 'error', 'error', 'error', 'add']);
  expect(rows.flatMap(({ errors }) => errors)).toEqual([
    { column: 'picture', message: 'The ZIP has several files “tea.png”' },
    { column: 'picture', message: expect.stringContaining('JPEG, PNG, WebP or AVIF') },
    { column: 'picture', message: 'The ZIP has no file “gone.png”' },
  ]);
  expect(unusedPictures).toEqual(['a/tea.png', 'b/tea.png', 'unused.png']);
  expect(await apply(_id)).toMatchObject({ added: 3 });
  const { body } = await server.guest().call('searchProducts', { query: { q: 'Dish' } });
  expect(body.data.map(({ image }) => image !== '')).toEqual([true, true, false]);
});

test('C305: pictures of a check that nobody did are removed after a day; those that something shows stay', async () => {
  const [id = ''] = await storeDishes(server.db, 1);
  const zip = zipSync({ 'a.png': await photo(60), 'b.png': await photo(70) });
  await dataOf(check('name,price,picture\nA,1,a.png\nB,1,b.png', zip));
  const done = await dataOf(check(`id,name,price,picture\n${id},C,1,b.png`, zip));
  await apply(done._id);
  const before = await storedFiles();
  await removeOldImports(server.db, server.media.store, server.clock.now + DAY - 1);
  expect(await storedFiles()).toEqual(before);
  await removeOldImports(server.db, server.media.store, server.clock.now + DAY);
  const { body } = await server.guest().call('getProduct', { params: { id } });
  expect((await storedFiles()).map((name) => `/media/${name}`)).toEqual([body.data.image]);
  // What was done can be undone for longer (C434).
  expect(await server.db.selectFrom('imports').select('id').execute()).toEqual([{ id: done._id }]);
});

/** A ZIP whose one file says another size than it has. */
function lyingZip(size: number, says: number): Uint8Array {
  const zip = Buffer.from(zipSync({ 'a.png': new Uint8Array(size) }));
  const end = zip.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  zip.writeUInt32LE(says, end + 24);
  zip.writeUInt32LE(says, 22);
  return zip;
}

test('P65: a ZIP that unpacks to too much, has too many files, or lies about its size is refused', async () => {
  const csv = 'name,price,picture\nA,1,a.png';
  const refused = async (zip: Uint8Array, part: string) => {
    const { status, body } = await check(csv, zip);
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'pictures']);
    expect(body.message).toContain(part);
  };
  await refused(deflateSync(new Uint8Array(10)), 'not a ZIP');
  await refused(zipSync({ 'a.png': new Uint8Array(9 * 1024 * 1024) }), 'too large: a.png');
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.png`, new Uint8Array(1)]));
  await refused(zipSync(many), 'at most 200 files');
  const large = Object.fromEntries(
    Array.from({ length: 13 }, (_, at) => [`${at}.png`, new Uint8Array(8 * 1024 * 1024)]),
  );
  await refused(zipSync(large, { level: 9 }), '96 MB when unpacked');
  await refused(lyingZip(1000, 4_000_000_000), 'too large');
  await refused(lyingZip(2_000_000, 100), 'damaged');
  const book = importForm('product', Buffer.from(lyingZip(1000, 4_000_000_000)));
  expect((await staff.client.send('checkImport', { body: book })).status).toBe(400);
});
