import { setImmediate as nextTurn } from 'node:timers/promises';
import { badField } from '@storefront/http/failure';
import { yesNo } from '@storefront/shared/rules/sheet-cells';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { TextRow } from './read-csv';
import { openZip, type Zip } from './read-zip';

const MEGABYTE = 1024 * 1024;
const LIMITS = { field: 'file', files: 200, fileBytes: 48 * MEGABYTE, bytes: 64 * MEGABYTE };
const SLICE = 64 * 1024;
/** Columns behind these are not read. */
const COLUMNS = 100;

/** Workbooks write some characters as `_x000D_`. */
const withoutEscapes = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

interface Reader {
  open?(name: string, attributes: SaxesTagPlain['attributes']): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Parses XML in slices: after each one, other calls are answered. Knows no entities but those of XML itself. */
async function* parseXml(xml: string, reader: Reader): AsyncGenerator<void> {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => reader.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('error', () => {
    throw badField('file', 'is a damaged workbook');
  });
  for (let at = 0; at < xml.length; at += SLICE) {
    parser.write(xml.slice(at, at + SLICE));
    yield;
    await nextTurn();
  }
  if (xml !== '') parser.close();
}

const xmlOf = async (zip: Zip, name: string) =>
  zip.names.includes(name) ? (await zip.read(name)).toString('utf8') : '';

/** Returns the file of the first sheet, in the order in which people see them. */
async function firstSheet(zip: Zip): Promise<string> {
  let id: string | undefined;
  const sheets = parseXml(await xmlOf(zip, 'xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet') id ??= attributes['r:id'];
    },
  });
  for await (const _ of sheets);
  const targets = new Map<string | undefined, string | undefined>();
  const links = parseXml(await xmlOf(zip, 'xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name === 'Relationship') targets.set(Id, Target);
    },
  });
  for await (const _ of links);
  const target = targets.get(id)?.replace(/^\/?(?:xl\/)?/, '');
  const name = `xl/${target ?? 'worksheets/sheet1.xml'}`;
  if (!zip.names.includes(name)) throw badField('file', 'is not a workbook with a sheet');
  return name;
}

async function readSharedTexts(zip: Zip): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  const slices = parseXml(await xmlOf(zip, 'xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    close(name) {
      if (name === 'rPh') isHint = false;
      if (name === 'si') texts.push(withoutEscapes(text));
      isText = false;
    },
    text(part) {
      if (isText) text += part;
    },
  });
  for await (const _ of slices);
  return texts;
}

/** Returns the number of a column from `AB12`; null if there is none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(type: string | undefined, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return yesNo(value === '1');
  if (type === 'inlineStr' || type === 'str') return withoutEscapes(value);
  const number = Number(value);
  return type === 'e' || value === '' || Number.isNaN(number) ? value : String(number);
}

/**
 * Yields the rows of the first sheet of a workbook in slices; of a formula, the value that the workbook stores.
 *
 * @throws Failure 400 if it is no workbook, or too large when unpacked
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<TextRow> {
  const zip = await openZip(bytes, LIMITS);
  const sheet = await firstSheet(zip);
  const shared = await readSharedTexts(zip);
  let rows: TextRow[] = [];
  let line = 0;
  let row: string[] = [];
  let cell = { column: 0, type: '' as string | undefined, value: '' };
  let isValue = false;
  const slices = parseXml(await xmlOf(zip, sheet), {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r) || line + 1;
        row = [];
      }
      if (name === 'c')
        cell = { column: columnOf(attributes.r) ?? row.length, type: attributes.t, value: '' };
      isValue = name === 'v' || name === 't';
    },
    text(part) {
      if (isValue) cell.value += part;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell.column < COLUMNS) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = textOf(cell.type, cell.value, shared);
      }
      if (name === 'row') rows.push({ line, texts: row });
    },
  });
  for await (const _ of slices) {
    yield* rows;
    rows = [];
  }
  yield* rows;
}
