import { badField } from '@storefront/http/failure';
import { IMPORT_ROWS_MAX } from '@storefront/shared/rules/sheet-cells';

/** A row as texts; lines count as a spreadsheet does, from 1. */
export interface TextRow {
  readonly line: number;
  readonly texts: readonly string[];
  /** Indexes of the cells that the workbook holds as dates. */
  readonly dates?: readonly number[];
}

/** Characters of a cell at most, as in a workbook. */
export const CELL_MAX = 32_767;

/** What a sheet may hold, checked while it is read (P86). */
export const SHEET_LIMITS = {
  columns: 100,
  /** Lines with and without text. */
  lines: 20_000,
  /** Lines with text: room for titles, headings and totals beside the rows. */
  rows: IMPORT_ROWS_MAX + 500,
  characters: 16_000_000,
} as const;

/** Returns the refusal that names a limit. */
export const tooMany = (limit: keyof typeof SHEET_LIMITS) =>
  badField('file', `must have at most ${SHEET_LIMITS[limit].toLocaleString('en')} ${limit}`);

/** Returns the texts without blank ones at the end. */
function filled(texts: readonly string[]): string[] {
  let length = texts.length;
  while (length > 0 && (texts[length - 1] ?? '').trim() === '') length -= 1;
  return texts.slice(0, length).map((text) => (text.length > CELL_MAX ? text.slice(0, CELL_MAX + 1) : text));
}

/**
 * Returns the rows with text. A cell that is too long keeps one character more than is allowed.
 *
 * @throws Failure 400 that names the limit
 */
export async function collectRows(rows: AsyncIterable<TextRow>): Promise<TextRow[]> {
  const kept: TextRow[] = [];
  let lines = 0;
  let characters = 0;
  for await (const row of rows) {
    lines += 1;
    if (lines > SHEET_LIMITS.lines) throw tooMany('lines');
    const texts = filled(row.texts);
    if (texts.length === 0) continue;
    if (texts.length > SHEET_LIMITS.columns) throw tooMany('columns');
    characters += texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > SHEET_LIMITS.characters) throw tooMany('characters');
    kept.push({ ...row, texts });
    if (kept.length > SHEET_LIMITS.rows)
      throw badField('file', `must have at most ${IMPORT_ROWS_MAX.toLocaleString('en')} rows`);
  }
  return kept;
}
