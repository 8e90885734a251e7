import { strToU8, zipSync } from 'fflate';
import { importForm } from '../../../test/support/import-shop';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/support/start-test-server';
import { readInWorker } from './read-in-worker';

const MEGABYTE = 1024 * 1024;

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterAll(() => server.close());

/** A workbook whose first sheet has this XML; other parts replace or join those that it needs. */
const book = (sheet: string, parts: Readonly<Record<string, string>> = {}) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries({ 'xl/worksheets/sheet1.xml': sheet, ...parts }).map(([name, text]) => [
          name,
          strToU8(text),
        ]),
      ),
      { level: 9 },
    ),
  );

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

const send = async (file: Buffer | string) => {
  const { status, body } = await staff.client.send('checkImport', { body: importForm('product', file) });
  return { status, message: body.message, field: body.errors?.[0]?.field };
};

const alive = async () => expect((await server.guest().call('getSettings', {})).status).toBe(200);

const nested = '<a>'.repeat(4 * MEGABYTE);
const row = (cells: string) => `<row>${cells}</row>`;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEAD = row(text('name') + text('price'));
const manyNames = Array.from({ length: 600 }, (_, index) => `<n${index}/>`).join('');
const manyAttributes = Array.from({ length: 101 }, (_, index) => `a${index}="1"`).join(' ');

test.each([
  ['nested tags in a sheet', book(`<worksheet>${nested}`), 'nested more than 64 deep'],
  [
    'nested tags in shared texts',
    book(sheetOf(HEAD), { 'xl/sharedStrings.xml': nested }),
    'nested more than 64',
  ],
  ['nested tags in styles', book(sheetOf(HEAD), { 'xl/styles.xml': nested }), 'nested more than 64'],
  ['nested tags in the list of sheets', book('', { 'xl/workbook.xml': nested }), 'nested more than 64'],
  ['names of tags', book(`<worksheet>${manyNames}`), 'more than 500 names'],
  ['attributes', book(`<worksheet><c ${manyAttributes}/>`), 'more than 100 attributes'],
  [
    'shared texts',
    book(sheetOf(HEAD), { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(600_000)}</sst>` }),
    'at most 550,000 texts',
  ],
  [
    'one long text in many cells',
    book(sheetOf(HEAD + row('<c t="s"><v>0</v></c>'.repeat(90)).repeat(1_000)), {
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
    }),
    'at most 16,000,000 characters',
  ],
  ['empty rows of a workbook', book(sheetOf(HEAD + '<row/>'.repeat(20_001))), 'at most 20,000 lines'],
  ['columns of a workbook', book(sheetOf('<row><c r="XFD1"><v>1</v></c></row>')), 'at most 100 columns'],
  ['a sheet that unpacks to too much', book(' '.repeat(49 * MEGABYTE)), 'too large'],
  [
    'commas',
    `name,price\n${`${','.repeat(99)}x\n`.repeat(5)}${`${','.repeat(1_000)}x\n`}`,
    'at most 100 columns',
  ],
  ['8 MB of commas', ','.repeat(8 * MEGABYTE - 1), 'at most 100 columns'],
  ['8 MB of commas in lines', `${','.repeat(200_000)}x\n`.repeat(40), 'at most 100 columns'],
  ['8 MB of empty lines', '\n'.repeat(8 * MEGABYTE - 1), 'at most 20,000 lines'],
  ['8 MB of lines of commas', `name,price\n${',,,\n'.repeat(2_000_000)}`, 'at most 20,000 lines'],
])('P86: %s: the check says which limit, and the shop goes on', async (_, file, message) => {
  expect(await send(file)).toEqual({
    status: 400,
    message: expect.stringContaining(message),
    field: 'file',
  });
  await alive();
});

test('P86: a cell of 40 MB is an error of its row', async () => {
  const giant = row(text('x'.repeat(40 * MEGABYTE)) + text('1'));
  const { status, body } = await staff.client.send('checkImport', {
    body: importForm('product', book(sheetOf(HEAD + giant))),
  });
  expect([status, body.message]).toEqual([200, 'OK']);
  const { data } = body as Awaited<ReturnType<typeof staff.client.call<'checkImport'>>>['body'];
  expect(data.rows[0]?.errors).toContainEqual({
    column: 'name',
    message: 'has more than 32,767 characters',
  });
});

test.each(['1 ', '.', ' ', 'per', '१'])(
  'P86: long cells of %j that could mean something are errors of their rows',
  async (piece) => {
    const long = `"${piece.repeat(10_000)}x"`;
    const sheet = `name,price,contains,served from,diet\n${`${long},${long},${long},${long},${long}\n`.repeat(40)}`;
    const { status, body } = await staff.client.send('checkImport', { body: importForm('product', sheet) });
    expect([status, body.message]).toEqual([200, 'OK']);
    const { data } = body as Awaited<ReturnType<typeof staff.client.call<'checkImport'>>>['body'];
    expect(data.rows).toHaveLength(40);
    for (const column of ['price', 'contains', 'served from', 'diet'])
      expect(data.rows[0]?.errors).toContainEqual({ column, message: 'has more than 200 characters' });
  },
);

const thread = (source: string) => () => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

test('P86: a sheet that takes too long, or too much memory, ends its thread alone', async () => {
  const sheet = Buffer.from('name\nx');
  const request = { list: 'product', known: ['name'], chosen: null } as const;
  await expect(readInWorker(thread('for (;;);'), sheet, request, 0.05)).rejects.toThrow(
    'takes more than 0.05 seconds',
  );
  const greedy = 'const all = []; for (;;) all.push(new Array(1_000_000).fill(0.5));';
  await expect(readInWorker(thread(greedy), sheet, request, 300)).rejects.toThrow('needs too much memory');
});
