import { badField } from '@storefront/http/failure';
import { yesNo } from '@storefront/shared/rules/sheet-cells';
import { CELL_MAX, SHEET_LIMITS, type TextRow } from './collect-rows';
import { parseXml, type XmlReader } from './parse-xml';
import { openZip, type Zip } from './read-zip';
import { dateStyles, readTimeCell } from './xlsx-dates';

const MEGABYTE = 1024 * 1024;
const LIMITS = { field: 'file', files: 200, fileBytes: 48 * MEGABYTE, bytes: 64 * MEGABYTE };
/** Texts that cells share at most: one for each cell of the largest sheet. */
const SHARED_MAX = SHEET_LIMITS.rows * SHEET_LIMITS.columns;

/** Workbooks write some characters as `_x000D_`. */
const withoutEscapes = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns both texts; what is longer than a cell may be is cut, one character behind that. */
const joined = (text: string, part: string) =>
  text.length > CELL_MAX ? text : (text + part).slice(0, CELL_MAX + 1);

interface Cell {
  readonly column: number;
  readonly type: string | undefined;
  readonly style: string | undefined;
  value: string;
}

async function readAll(zip: Zip, name: string, reader: XmlReader): Promise<void> {
  for await (const _ of parseXml(zip.pieces(name), reader));
}

/** Returns the file of the first sheet, in the order in which people see them. */
async function firstSheet(zip: Zip): Promise<string> {
  let id: string | undefined;
  await readAll(zip, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'sheet') id ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  await readAll(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) target ??= Target;
    },
  });
  const name = `xl/${target?.replace(/^\/?(?:xl\/)?/, '') ?? 'worksheets/sheet1.xml'}`;
  if (!zip.names.includes(name)) throw badField('file', 'is not a workbook with a sheet');
  return name;
}

async function readSharedTexts(zip: Zip): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isHint = false;
  await readAll(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isHint = true;
      isText = name === 't' && !isHint;
    },
    close(name) {
      if (name === 'rPh') isHint = false;
      if (name === 'si') texts.push(withoutEscapes(text));
      if (texts.length > SHARED_MAX)
        throw badField('file', `must have at most ${SHARED_MAX.toLocaleString('en')} texts`);
      isText = false;
    },
    text(part) {
      if (isText) text = joined(text, part);
    },
  });
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
 * Yields the rows of the first sheet of a workbook; of a formula, the value that the workbook stores. Times are `07:00`,
 * dates `2026-03-02` and named as such.
 *
 * @throws Failure 400 if it is no workbook, or too large when unpacked
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<TextRow> {
  const zip = await openZip(bytes, LIMITS);
  const sheet = await firstSheet(zip);
  const shared = await readSharedTexts(zip);
  const styles = dateStyles();
  await readAll(zip, 'xl/styles.xml', styles.reader);
  let rows: TextRow[] = [];
  let line = 0;
  let texts: string[] = [];
  let dates: number[] = [];
  let cell: Cell = { column: -1, type: '', style: '', value: '' };
  let isValue = false;

  function endCell(): void {
    const { column, type, style, value } = cell;
    if (value === '') return;
    if (column >= SHEET_LIMITS.columns)
      throw badField('file', `must have at most ${SHEET_LIMITS.columns} columns`);
    const kind = type === 'd' ? 'date' : type === undefined || type === 'n' ? styles.kindOf(style) : null;
    const time = kind === null ? null : readTimeCell(value, kind);
    while (texts.length < column) texts.push('');
    texts[column] = time?.text ?? textOf(type, value, shared);
    if (time?.isDate) dates.push(column);
  }

  const slices = parseXml(zip.pieces(sheet), {
    open(name, attributes) {
      const { r: place, t: type, s: style } = attributes;
      if (name === 'row') {
        line = Number(place) || line + 1;
        texts = [];
        dates = [];
        cell = { column: -1, type: '', style: '', value: '' };
      }
      if (name === 'c') cell = { column: columnOf(place) ?? cell.column + 1, type, style, value: '' };
      isValue = name === 'v' || name === 't';
    },
    text(part) {
      if (isValue) cell.value = joined(cell.value, part);
    },
    close(name) {
      isValue = false;
      if (name === 'c') endCell();
      if (name === 'row') rows.push({ line, texts, ...(dates.length > 0 && { dates }) });
    },
  });
  for await (const _ of slices) {
    yield* rows;
    rows = [];
  }
  yield* rows;
}
