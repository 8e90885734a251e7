import { Readable } from 'node:stream';
import { badField } from '@storefront/http/failure';
import { CsvError, parse } from 'csv-parse';

/** A row as texts; lines count as a spreadsheet does, from 1. */
export interface TextRow {
  readonly line: number;
  readonly texts: readonly string[];
}

const SLICE = 64 * 1024;

/** Returns the mark between cells: the one that the heading has most of, as spreadsheets of some countries use others. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, times: heading.split(mark).length }));
  return counts.reduce((most, one) => (one.times > most.times ? one : most)).mark;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badField('file', 'is not UTF-8 text: save it as “CSV UTF-8” or as a workbook');
  }
}

/**
 * Yields the rows of a CSV in slices, so that other calls are answered meanwhile. An empty line is a row without text.
 *
 * @throws Failure 400 if it is no CSV in UTF-8
 */
export async function* readCsv(bytes: Buffer): AsyncGenerator<TextRow> {
  const delimiter = delimiterOf(decode(bytes));
  // Bytes: a text would be cut inside of an emoji, whose halves are no characters.
  const slices = Array.from({ length: Math.ceil(bytes.length / SLICE) }, (_, index) =>
    bytes.subarray(index * SLICE, (index + 1) * SLICE),
  );
  const rows = Readable.from(slices).pipe(
    parse({ delimiter, bom: true, relax_column_count: true, max_record_size: 256 * 1024 }),
  );
  let line = 0;
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
