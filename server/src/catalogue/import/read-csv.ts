import { Readable } from 'node:stream';
import { badField } from '@storefront/http/failure';
import { CsvError, parse } from 'csv-parse';
import { SHEET_LIMITS, type TextRow, tooMany } from './collect-rows';

const SLICE = 64 * 1024;
/** Lines that say which mark stands between cells. */
const SAMPLE = 20;
const MARKS = [',', ';', '\t', '|'] as const;

/** Returns the mark that most of the first lines have, outside of quotes; of several, the one that is there more often. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, SLICE)
    .replace(/"[^"]*"/g, '')
    .split('\n', SAMPLE);
  const counts = MARKS.map((mark) => {
    const times = lines.map((line) => line.split(mark).length - 1);
    const total = times.reduce((sum, each) => sum + each, 0);
    return { mark, lines: times.filter(Boolean).length, total };
  });
  return counts.reduce((most, one) =>
    one.lines > most.lines || (one.lines === most.lines && one.total > most.total) ? one : most,
  ).mark;
}

/** Returns the text; Excel saves “Unicode text” as UTF-16. @throws Failure 400 for any other encoding */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badField('file', 'is not UTF-8 text: save it as “CSV UTF-8” or as a workbook');
  }
}

/** Marks of one line at most: room for empty cells behind the columns. */
const MARKS_MAX = 10 * SHEET_LIMITS.columns;
const [NEW_LINE, QUOTE] = [10, 34];

/** @throws Failure 400 if a line has too many cells: the parser would build all of them first */
function checkMarks(bytes: Buffer, delimiter: string): void {
  const mark = delimiter.charCodeAt(0);
  let isQuoted = false;
  let marks = 0;
  let before = NEW_LINE;
  for (const byte of bytes) {
    // As the parser: a quote opens a cell only where it begins; inside of a text it is one, as in 12" pizza.
    if (byte === QUOTE) isQuoted = !isQuoted && [mark, NEW_LINE, QUOTE].includes(before);
    else if (byte === NEW_LINE && !isQuoted) marks = 0;
    else if (byte === mark && !isQuoted) marks += 1;
    if (marks > MARKS_MAX) throw tooMany('columns');
    before = byte;
  }
}

/** What Excel writes into the first line where commas are no marks: `sep=;`. */
const SEPARATOR = /^"?sep=([,;\t|])"?\n/i;

/**
 * Yields the lines of a CSV, also empty ones.
 *
 * @throws Failure 400 if it is no CSV in UTF-8 or UTF-16
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<TextRow> {
  // Spreadsheets of old Macs end lines with a carriage return alone.
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  const [first = '', named] = SEPARATOR.exec(text) ?? [];
  const rest = Buffer.from(text.slice(first.length));
  const delimiter = named ?? delimiterOf(text);
  checkMarks(rest, delimiter);
  // Bytes: a text would be cut inside of an emoji, whose halves are no characters.
  const slices = Array.from({ length: Math.ceil(rest.length / SLICE) }, (_, index) =>
    rest.subarray(index * SLICE, (index + 1) * SLICE),
  );
  const rows = Readable.from(slices).pipe(
    parse({ delimiter, relax_column_count: true, relax_quotes: true, max_record_size: 256 * 1024 }),
  );
  let line = first === '' ? 0 : 1;
  try {
    for await (const texts of rows) {
      line += 1;
      yield { line, texts };
    }
  } catch (error) {
    if (error instanceof CsvError) throw badField('file', `is not a valid CSV: ${error.message}`);
    throw error;
  }
}
