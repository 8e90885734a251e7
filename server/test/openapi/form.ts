import type { JsonSchema } from '../../src/platform/reference/open-api';

/** A small file of each kind that operations take: what the generator makes for them is text. */
const FILES: Readonly<Record<string, { readonly name: string; readonly bytes: Buffer }>> = {
  'image/*': {
    name: 'one-pixel.png',
    bytes: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
  },
  'text/csv': { name: 'sheet.csv', bytes: Buffer.from('name,price,category\nGinger tea,50,Tea\nToast,,\n') },
  'application/zip': { name: 'empty.zip', bytes: Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex') },
};

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Returns the form of drawn fields: a list as repeated fields, an object as JSON, a file for each field that is one. */
export function formOf(fields: unknown, { properties = {}, patternProperties = {} }: JsonSchema): FormData {
  const form = new FormData();
  const mediaTypeOf = (name: string) =>
    (
      properties[name] ??
      Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name))?.[1]
    )?.contentMediaType;
  for (const [name, value] of Object.entries(typeof fields === 'object' && fields !== null ? fields : {})) {
    const file = FILES[mediaTypeOf(name) ?? ''];
    if (file) form.append(name, new Blob([new Uint8Array(file.bytes)]), file.name);
    else for (const one of Array.isArray(value) ? value : [value]) form.append(name, asText(one));
  }
  return form;
}
