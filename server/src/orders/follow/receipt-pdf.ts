import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brand, contact } from '@storefront/shared/content/content';
import type { Receipt } from '@storefront/shared/ordering/receipt';

const FONTS = '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari';
const SCRIPTS = ['latin', 'latin-ext', 'devanagari'] as const;
const WEIGHTS = ['400', '700'] as const;

type Script = (typeof SCRIPTS)[number];
type Weight = (typeof WEIGHTS)[number];

/** A5 in points, its margin, the column of the amounts, and where the number of a page stands. */
const PAGE = { width: 419.53, height: 595.28, margin: 34, amounts: 104, foot: 24 };
/** Height of the two rules around the sums with the space beside them, in points. */
const RULES = 18;

const { resolve } = createRequire(import.meta.url);

async function readFonts() {
  const names = SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => `${script}-${weight}`));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(resolve(`${FONTS}-${name}-normal.woff`)) })),
  );
}

/** Loaded with the first receipt: most processes write none. */
let tools: Promise<Awaited<ReturnType<typeof loadTools>>> | null = null;
async function loadTools() {
  const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), readFonts()]);
  return { Document, fonts };
}

function scriptOf(letter: string): Script {
  if (/[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/u.test(letter)) return 'devanagari';
  return /[\u0100-\u0151\u0154-\u02ba\u1e00-\u1eff]/u.test(letter) ? 'latin-ext' : 'latin';
}

interface Run {
  readonly script: Script;
  readonly text: string;
}

/** Splits a text into runs that one font can draw; blanks stay with the run before them. */
export function runsOf(text: string): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const script = letter === ' ' && last ? last.script : scriptOf(letter);
    if (last?.script === script) last.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'center' | 'right';
  readonly width?: number;
}

/** The shop and the order of a PDF. */
export interface PdfContent {
  readonly receipt: Receipt;
  /** The tax number as `taxText` returns it; null without one. */
  readonly tax: string | null;
}

/**
 * Returns the receipt as a PDF on A5, of as many pages as it needs; then each page has its number. A line, and the sums,
 * stay on one page. The same content gives the same text.
 */
export async function writeReceiptPdf({ receipt, tax }: PdfContent): Promise<Buffer> {
  tools ??= loadTools();
  const { Document, fonts } = await tools;
  const { title, code, date, facts, lines, sums, total, vat, payment, points } = receipt;
  const info = { Title: `${title} ${code}`, Author: brand.name };
  const doc = new Document({ size: 'A5', margin: PAGE.margin, info, lang: 'en', bufferPages: true });
  for (const { name, bytes } of fonts) doc.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => doc.once('end', done));
  const inner = PAGE.width - 2 * PAGE.margin;

  const write = (text: string, { size, weight = '400', align = 'left', width = inner }: Style) => {
    const runs = runsOf(text);
    doc.fontSize(size);
    runs.forEach((run, index) => {
      doc.font(`${run.script}-${weight}`);
      doc.text(run.text, { width, align, continued: index < runs.length - 1 });
    });
  };
  /** Returns at least the height of a text, in points. */
  const heightOf = (text: string, { size, weight = '400', width = inner }: Style) => {
    let [used, line] = [0, 0];
    doc.fontSize(size);
    for (const run of runsOf(text)) {
      doc.font(`${run.script}-${weight}`);
      used += doc.widthOfString(run.text);
      line = Math.max(line, doc.currentLineHeight(true));
    }
    // The words of several lines leave space at their ends.
    return line * (used <= width ? 1 : Math.ceil(used / width) + 1);
  };
  /** Begins a page if the rest of this one is lower. */
  const keep = (height: number) => {
    if (doc.y + height > PAGE.height - PAGE.margin) doc.addPage();
  };
  const rule = (above: number, below: number) => {
    doc.y += above;
    const { y } = doc;
    doc
      .lineWidth(0.7)
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .stroke();
    doc.y += below;
  };
  /** Writes a label with an amount to its right. */
  const row = (label: string, amount: string, style: Style, small: readonly string[] = []) => {
    const labelStyle = { ...style, width: inner - PAGE.amounts };
    const smallStyle = { size: 8.5, width: inner - PAGE.amounts };
    keep(small.reduce((sum, text) => sum + heightOf(text, smallStyle), heightOf(label, labelStyle)));
    const { y } = doc;
    doc.font(`latin-${style.weight ?? '400'}`).fontSize(style.size);
    doc.text(amount, PAGE.width - PAGE.margin - PAGE.amounts, y, { width: PAGE.amounts, align: 'right' });
    doc.x = PAGE.margin;
    doc.y = y;
    write(label, labelStyle);
    for (const text of small) write(text, smallStyle);
  };

  write(brand.name, { size: 18, weight: '700', align: 'center' });
  for (const text of [`${contact.street}, ${contact.city}`, `Phone ${contact.phoneText}`, tax])
    if (text) write(text, { size: 9.5, align: 'center' });
  rule(8, 10);
  write(`${title} ${code}`, { size: 13, weight: '700' });
  write(date, { size: 10 });
  for (const { label, text } of facts) write(`${label}: ${text}`, { size: 10 });
  rule(8, 6);
  for (const { name, choices, quantity, each, sum } of lines) {
    row(name, sum, { size: 10, weight: '700' }, [choices, `${quantity} × ${each}`]);
    doc.y += 4;
  }
  const [sumStyle, totalStyle] = [{ size: 10 }, { size: 13, weight: '700' }] as const;
  const texts = [...sums.map(({ label }) => label), ...(vat ? [vat] : [])];
  const heights = [heightOf(total.label, totalStyle), ...texts.map((text) => heightOf(text, sumStyle))];
  keep(heights.reduce((sum, height) => sum + height, RULES));
  rule(2, 6);
  for (const { label, amount } of sums) row(label, amount, sumStyle);
  rule(4, 6);
  row(total.label, total.amount, totalStyle);
  if (vat) write(vat, sumStyle);
  doc.y += 8;
  for (const text of payment) write(text, { size: 10 });
  if (points) write(points, { size: 10 });
  doc.y += 8;
  write('Thank you, and come again.', { size: 10, align: 'center' });
  const { count } = doc.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    doc.switchToPage(page);
    // Text in the margin would begin a page.
    doc.page.margins.bottom = 0;
    doc.x = PAGE.margin;
    doc.y = PAGE.height - PAGE.foot;
    write(`${title} ${code}, page ${page + 1} of ${count}`, { size: 8, align: 'center' });
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
