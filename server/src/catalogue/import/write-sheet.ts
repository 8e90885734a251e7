import { type Cells, defuse } from '@storefront/shared/rules/sheet-cells';
import { strToU8, zipSync } from 'fflate';

/** Columns whose cells a workbook holds as numbers, so that they can be computed with. */
const NUMBERS: ReadonlySet<string> = new Set(['price', 'stock', 'stock before', 'spice', 'rating']);

const quoted = (text: string) => `"${defuse(text).replaceAll('"', '""')}"`;

/** Returns rows as CSV (RFC 4180) in UTF-8 with a byte order mark, without which Excel reads it as ANSI. */
export function writeCsv(columns: readonly string[], rows: readonly Cells[]): Buffer {
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((name) => quoted(row[name] ?? '')).join(',')),
  ];
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

const escapeXml = (text: string) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // XML knows no other control characters, and no halves of emoji.
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');

function cellXml(name: string, text: string): string {
  if (text === '') return '<c/>';
  if (NUMBERS.has(name) && /^\d+(?:\.\d+)?$/.test(text)) return `<c><v>${text}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(defuse(text))}</t></is></c>`;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns rows as a workbook (ECMA-376) with one sheet, whose heading stays in sight. */
export function writeXlsx(columns: readonly string[], rows: readonly Cells[]): Buffer {
  const heading = Object.fromEntries(columns.map((name) => [name, name]));
  const lines = [
    `<row>${columns.map((name) => `<c t="inlineStr"><is><t>${heading[name]}</t></is></c>`).join('')}</row>`,
    ...rows.map((row) => `<row>${columns.map((name) => cellXml(name, row[name] ?? '')).join('')}</row>`),
  ];
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MEDIA}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 6 }));
}
