import fc from 'fast-check';
import type { RequestBody } from '../../src/platform/reference/open-api';
import { anyValue, type Known } from './values-of-schema';

export interface Sent {
  readonly type: string | null;
  readonly body: string | FormData;
}

const JSON_TYPE = 'application/json';

/** Invalid or very large JSON texts. */
const BROKEN_JSON = [
  '{',
  '{"a":',
  '[1,',
  'nul',
  '"',
  '\u0000',
  '{"a":1}{"b":2}',
  '{"__proto__":{"role":"admin"}}',
  '['.repeat(20_000),
  `${'[1,{"a":'.repeat(2_000)}1${'}]'.repeat(2_000)}`,
  `"${'x'.repeat(300_000)}"`,
] as const;

const TYPES = [
  JSON_TYPE,
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'image/png',
  ';',
  'x',
] as const;

const FILES = [
  Buffer.alloc(0),
  Buffer.from('GIF89a'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff08060000', 'hex'),
  Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1'),
] as const;

const asText = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)));

function formOf(fields: unknown, names: readonly string[], picture: Buffer): FormData {
  const form = new FormData();
  const entries: (readonly [string, unknown])[] =
    typeof fields === 'object' && fields !== null ? Object.entries(fields) : [['x', fields]];
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, asText(one));
  }
  for (const name of names) form.append(name, new Blob([new Uint8Array(picture)]), 'a.png');
  return form;
}

/** Bodies for a call: valid, in another form, broken, truncated, or with a wrong content type. */
export function anyBody({ content }: RequestBody, known: Known, picture: Buffer): fc.Arbitrary<Sent> {
  const schema = Object.values(content)[0]?.schema ?? {};
  const fields = anyValue(schema, known);
  const json = fields.map((value) => ({ type: JSON_TYPE, body: JSON.stringify(value) ?? '' }));
  const wanted = Object.entries(schema.properties ?? {}).filter(([, own]) => own.contentMediaType);
  const fileNames = [...wanted.map(([name]) => name), 'image', 'images', 'colorImage_0', 'image_1'];
  const form = fc
    .tuple(
      fields,
      fc.subarray(fileNames, { maxLength: 2 }),
      fc.oneof(fc.constant(picture), fc.constantFrom(...FILES)),
    )
    .map(([value, names, file]) => ({ type: null, body: formOf(value, names, file) }));
  const broken = fc.constantFrom(...BROKEN_JSON).map((body) => ({ type: JSON_TYPE, body }));
  const mistyped = fc
    .tuple(
      fc.constantFrom(...TYPES),
      fc.oneof(
        fields.map((value) => JSON.stringify(value) ?? ''),
        fc.string(),
      ),
    )
    .map(([type, body]) => ({ type, body }));
  const cut = fc.nat(120).map((length) => ({
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG\r\n--x--\r\n'.slice(
      0,
      length,
    ),
  }));
  return fc.oneof(
    { arbitrary: json, weight: 8 },
    { arbitrary: form, weight: 'multipart/form-data' in content ? 8 : 1 },
    { arbitrary: broken, weight: 1 },
    { arbitrary: mistyped, weight: 1 },
    { arbitrary: cut, weight: 1 },
  );
}
