import { API_BASE } from '@storefront/shared/contract/routes';
import { parseSizeOptions } from '@storefront/shared/rules/closet-choice';
import { cellsOf } from '@storefront/shared/rules/stock-cells';
import { plainLine, plainText } from '@storefront/shared/rules/text';
import fc from 'fast-check';
import { importForm } from '../support/import-shop';
import { runs, timeFor } from '../support/runs';
import { type SignedIn, startTestServer, type TestServer } from '../support/start-test-server';

const RUNS = runs(4);

let server: TestServer;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.asAdmin();
});
afterAll(() => server.close());

/** Texts that spreadsheets, CSV and XML treat in a special way. */
const hostile = fc.constantFrom(
  '=1+1',
  "'=1+1",
  "''@x",
  "'plain",
  '+977',
  '-5',
  '@SUM(A1)',
  'a,"b";c',
  '<b>&amp;_x0041_</b>',
  'दाल भात',
  '007',
  'TRUE',
  '1e5',
);
const anyText = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 30 }));
const name = anyText
  .map((text) => plainLine(text).slice(0, 40).trim())
  .filter((text) => plainLine(text) !== '');
const note = fc.array(anyText, { maxLength: 3 }).map((lines) => plainText(lines.join('\n')).trim());

const price = fc.nat(1_000_000).map((paisa) => paisa / 100);

const dish = fc.record({
  name,
  price,
  category: fc.oneof(name, fc.constant('')),
  description: note,
  ugage: fc.constantFrom('enable', 'disable'),
  espressoItem: fc.boolean(),
  marks: fc.option(
    fc.record({
      diet: fc.constantFrom(null, 'vegetarian'),
      contains: fc.subarray(['egg', 'gluten', 'nuts', 'dairy']),
      spice: fc.nat(3),
      caffeine: fc.boolean(),
    }),
  ),
  mealtime: fc.constantFrom(null, { from: '07:00', until: '11:30' }),
});

const words = fc.uniqueArray(fc.constantFrom('S', 'M', '42½', 'Red', 'Blue (dark)', '=Black', 'नीलो'), {
  maxLength: 3,
});

const piece = fc.record({
  name,
  price,
  brand: name,
  description: note,
  sizes: words,
  colors: words,
  hex: fc.constantFrom('', '#aa0000'),
  stock: fc.nat(50),
  isCounted: fc.boolean(),
  ratings: fc.constantFrom(4, 4.5, 3),
});

type Piece = typeof piece extends fc.Arbitrary<infer T> ? T : never;

function closetForm({ sizes, colors, hex, stock, isCounted, ...fields }: Piece): FormData {
  const form = new FormData();
  const all = {
    ...fields,
    category: 'Women',
    division: 'kicks',
    availableStock: stock,
    sizeOptions: sizes.join(','),
  };
  for (const [field, value] of Object.entries(all)) form.set(field, String(value));
  for (const [index, color] of colors.entries()) {
    form.set(`color_${index}`, color);
    form.set(`colorHex_${index}`, hex);
  }
  const cells = cellsOf({ sizes: parseSizeOptions(sizes), colors: colors.map((color) => ({ name: color })) });
  if (isCounted && cells.length > 0)
    form.set('cells', JSON.stringify(cells.map((cell, index) => ({ ...cell, stock: index }))));
  return form;
}

async function exported(shop: 'product' | 'closet', format: 'csv' | 'xlsx'): Promise<Buffer> {
  const cookie = [...staff.client.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const path = `${server.baseUrl}${API_BASE}/${shop}/export?format=${format}`;
  return Buffer.from(await (await fetch(path, { headers: { cookie } })).arrayBuffer());
}

test(
  'C304, P38: what is exported and imported again changes nothing, and no cell of it is computed',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(dish, { maxLength: 6 }),
        fc.array(piece, { maxLength: 6 }),
        async (dishes, pieces) => {
          for (const body of dishes) {
            const added = await staff.client.send('addProduct', { body });
            expect([added.status, added.body.message]).toEqual([200, expect.any(String)]);
          }
          for (const each of pieces) {
            const added = await staff.client.send('addClosetItem', { body: closetForm(each) });
            expect([added.status, added.body.message]).toEqual([200, expect.any(String)]);
          }
          for (const shop of ['product', 'closet'] as const) {
            for (const format of ['csv', 'xlsx'] as const) {
              const file = await exported(shop, format);
              if (format === 'csv') {
                expect(file.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'));
                expect(file.toString('utf8')).not.toMatch(/(?:^|[\n,])"[=+\-@\t\r]/);
              }
              const { status, body } = await staff.client.send('checkImport', {
                body: importForm(shop, file),
              });
              if (body.message === 'file has no rows') continue;
              expect([status, body.message]).toEqual([200, 'OK']);
              const { rows } = body.data as { rows: { action: string }[] };
              expect(rows.filter(({ action }) => action !== 'same')).toEqual([]);
            }
          }
        },
      ),
      { numRuns: RUNS },
    );
  },
  timeFor(RUNS, 5_000),
);
