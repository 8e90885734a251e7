import { defuse } from '@storefront/shared/rules/sheet-cells';
import { saveCsv, toCsv } from './csv';

test('C432: a saved CSV begins with a byte order mark, so that Excel reads Nepali text', async () => {
  const blobs: Blob[] = [];
  const original = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveCsv('closings.csv', toCsv([['टिप्पणी']]));
  click.mockRestore();
  Object.assign(URL, original);
  const bytes = new Uint8Array(await new Response(blobs[0]).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('"टिप्पणी"\r\n');
});

test.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', "'=1", 'plain'])(
  'C432, P38: %j is written by the rule of all exports; a number stays one',
  (text) => {
    expect(toCsv([[text, -13]])).toBe(`"${defuse(text)}","-13"\r\n`);
  },
);
