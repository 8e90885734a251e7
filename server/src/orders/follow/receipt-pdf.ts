import { brand, contact } from '@storefront/shared/content/content';
import type { Receipt } from '@storefront/shared/ordering/receipt';
import { fontsFor, type Run, runsOf } from './receipt-fonts';

type Weight = '400' | '700';
type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** A5 in points, its margin, the column of the amounts, and where the number of a page stands. */
const PAGE = { width: 419.53, height: 595.28, margin: 34, amounts: 104, foot: 24 };
/** Height of the two rules around the sums with the space beside them, in points. */
const RULES = 18;

/** Height of a line, and of its letters above the base line, both of the font size: those of the Latin font. */
const LINE = 1.304;
const ASCENT = 0.896;
/** Height of a line with letters that stack. */
const TALL_LINE = 1.75;
const TALL: ReadonlySet<string> = new Set(['arabic', 'thai', 'tibetan']);

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
 * stay on one page. For screen readers it has a title, a heading and tables of lines and sums (C472). The same content
 * gives the same text.
 */
export async function writeReceiptPdf({ receipt, tax }: PdfContent): Promise<Buffer> {
  // Loaded with the first receipt: most processes write none.
  const [{ default: Document }, fonts] = await Promise.all([
    import('pdfkit'),
    fontsFor(JSON.stringify([brand, contact, receipt, tax])),
  ]);
  const { title, code, date, facts, lines, sums, total, vat, payment, points } = receipt;
  const info = { Title: `${title} ${code}`, Author: brand.name };
  const doc = new Document({
    ...{ size: 'A5', margin: PAGE.margin, bufferPages: true, info },
    ...{ pdfVersion: '1.7', lang: 'en', tagged: true, displayTitle: true },
  });
  for (const [script, face] of fonts)
    for (const weight of ['400', '700'] as const) doc.registerFont(`${script}-${weight}`, face[weight]);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => doc.once('end', done));
  const inner = PAGE.width - 2 * PAGE.margin;

  const lineOf = (runs: readonly Run[], size: number) =>
    size * (runs.some(({ script }) => TALL.has(script)) ? TALL_LINE : LINE);
  const write = (text: string, { size, weight = '400', align = 'left', width = inner }: Style) => {
    const runs = runsOf(text, fonts);
    const line = lineOf(runs, size);
    doc.fontSize(size);
    runs.forEach((run, index) => {
      doc.font(`${run.script}-${weight}`);
      const lineGap = line - doc.currentLineHeight(true);
      const continued = index < runs.length - 1;
      doc.text(run.text, { width, align, continued, lineGap, baseline: -ASCENT * size });
    });
  };
  /** Returns at least the height of a text, in points. */
  const heightOf = (text: string, { size, weight = '400', width = inner }: Style) => {
    const runs = runsOf(text, fonts);
    let used = 0;
    doc.fontSize(size);
    for (const run of runs) {
      doc.font(`${run.script}-${weight}`);
      used += doc.widthOfString(run.text);
    }
    if (runs.length === 0) return 0;
    // The words of several lines leave space at their ends.
    return lineOf(runs, size) * (used <= width ? 1 : Math.ceil(used / width) + 1);
  };
  const root = doc.struct('Document');
  doc.addStructure(root);
  /** Draws something that has a role for screen readers. */
  const tag = (role: string, draw: () => void): Structure => {
    const content = doc.markStructureContent(role);
    draw();
    doc.endMarkedContent();
    return doc.struct(role, {}, [content]);
  };
  const paragraph = (text: string, style: Style) => root.add(tag('P', () => write(text, style)));
  /** Draws what screen readers leave out. */
  const decorate = (type: 'Layout' | 'Pagination', draw: () => void) => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };
  /** Begins a page if the rest of this one is lower. */
  const keep = (height: number) => {
    if (doc.y + height > PAGE.height - PAGE.margin) doc.addPage();
  };
  const rule = (above: number, below: number) => {
    doc.y += above;
    const { y } = doc;
    decorate('Layout', () =>
      doc
        .lineWidth(0.7)
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .stroke(),
    );
    doc.y += below;
  };
  /** Writes a label with an amount to its right, as a row of a table. */
  const row = (
    table: Structure,
    label: string,
    amount: string,
    style: Style,
    small: readonly string[] = [],
  ) => {
    const labelStyle = { ...style, width: inner - PAGE.amounts };
    const smallStyle = { size: 8.5, width: inner - PAGE.amounts };
    keep(small.reduce((sum, text) => sum + heightOf(text, smallStyle), heightOf(label, labelStyle)));
    const { y } = doc;
    doc.x = PAGE.width - PAGE.margin - PAGE.amounts;
    const right = tag('TD', () => write(amount, { ...style, width: PAGE.amounts, align: 'right' }));
    doc.x = PAGE.margin;
    doc.y = y;
    const left = tag('TH', () => {
      write(label, labelStyle);
      for (const text of small) write(text, smallStyle);
    });
    table.add(doc.struct('TR', {}, [left, right]));
  };

  paragraph(brand.name, { size: 18, weight: '700', align: 'center' });
  for (const text of [`${contact.street}, ${contact.city}`, `Phone ${contact.phoneText}`, tax])
    if (text) paragraph(text, { size: 9.5, align: 'center' });
  rule(8, 10);
  root.add(tag('H1', () => write(`${title} ${code}`, { size: 13, weight: '700' })));
  paragraph(date, { size: 10 });
  for (const { label, text } of facts) paragraph(`${label}: ${text}`, { size: 10 });
  rule(8, 6);
  const items = doc.struct('Table');
  root.add(items);
  for (const { name, choices, quantity, each, sum } of lines) {
    row(items, name, sum, { size: 10, weight: '700' }, [choices, `${quantity} × ${each}`]);
    doc.y += 4;
  }
  const [sumStyle, totalStyle] = [{ size: 10 }, { size: 13, weight: '700' }] as const;
  const texts = [...sums.map(({ label }) => label), ...(vat ? [vat] : [])];
  const heights = [heightOf(total.label, totalStyle), ...texts.map((text) => heightOf(text, sumStyle))];
  keep(heights.reduce((sum, height) => sum + height, RULES));
  rule(2, 6);
  items.end();
  const amounts = doc.struct('Table');
  root.add(amounts);
  for (const { label, amount } of sums) row(amounts, label, amount, sumStyle);
  rule(4, 6);
  row(amounts, total.label, total.amount, totalStyle);
  if (vat) paragraph(vat, sumStyle);
  amounts.end();
  doc.y += 8;
  for (const text of payment) paragraph(text, { size: 10 });
  if (points) paragraph(points, { size: 10 });
  doc.y += 8;
  paragraph('Thank you, and come again.', { size: 10, align: 'center' });
  const { count } = doc.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    doc.switchToPage(page);
    // Text in the margin would begin a page.
    doc.page.margins.bottom = 0;
    doc.x = PAGE.margin;
    doc.y = PAGE.height - PAGE.foot;
    decorate('Pagination', () =>
      write(`${title} ${code}, page ${page + 1} of ${count}`, { size: 8, align: 'center' }),
    );
  }
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
