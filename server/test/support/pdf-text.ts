import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** The objects of a PDF by number, with latin-1 bytes as letters. Reads what pdfkit writes, not every PDF. */
const objectsOf = (pdf: Buffer): Objects =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );

function streamOf(objects: Objects, id: string): string {
  const [, bytes = ''] = /stream\r?\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '') ?? [];
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

const letters = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Returns the letters of a font's glyphs, by glyph in hex. */
function glyphsOf(objects: Objects, font: string): ReadonlyMap<string, string> {
  const [, cmap = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
  const glyphs = new Map<string, string>();
  const ranges = streamOf(objects, cmap).matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g);
  for (const [, first = '0', list = ''] of ranges) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(glyph, letters(hex.replaceAll(' ', '')));
    });
  }
  return glyphs;
}

/** A text as it stands on a page; places in points from the lower left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Name of the font within the PDF. */
  readonly font: string;
}

/** Returns the number of an object that a page names. */
const idIn = (page: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(page)?.[1] ?? '';

function pageTexts(objects: Objects, page: string): readonly PdfText[] {
  const resources = objects.get(idIn(page, 'Resources')) ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      glyphsOf(objects, id),
    ]),
  );
  const shown = streamOf(objects, idIn(page, 'Contents')).matchAll(
    // A mark that a font places by itself stands in a part of its own.
    /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm\n\/(F\d+) ([\d.]+) Tf\n((?:\[[^\]]*\] TJ\n(?:1 0 0 1 [-\d.]+ [-\d.]+ Tm\n)?)+)/g,
  );
  return [...shown].map(([, x, y, font = '', size, parts = '']) => ({
    text: [...parts.matchAll(/<(\w+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => fonts.get(font)?.get(glyph) ?? '?')
      .join(''),
    ...{ x: Number(x), y: Number(y), size: Number(size), font },
  }));
}

const pagesIn = (objects: Objects) => [...objects.values()].filter((text) => /\/Type \/Page\n/.test(text));

/** Returns what stands on each page of a PDF, in the order of drawing. */
export function pdfTexts(pdf: Buffer): readonly (readonly PdfText[])[] {
  const objects = objectsOf(pdf);
  return pagesIn(objects).map((page) => pageTexts(objects, page));
}

/** A line that is drawn from one place to another, in points from the lower left corner. */
export interface PdfRule {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Returns the straight lines of the pages of a PDF, in the order of drawing. */
export function pdfRules(pdf: Buffer): readonly PdfRule[] {
  const objects = objectsOf(pdf);
  return pagesIn(objects).flatMap((page) => {
    const contents = streamOf(objects, idIn(page, 'Contents'));
    // pdfkit turns the page over, and draws from its upper corner.
    const height = Number(/1 0 0 -1 0 ([\d.]+) cm/.exec(contents)?.[1]);
    const drawn = contents.matchAll(/([-\d.]+) ([-\d.]+) m\n([-\d.]+) ([-\d.]+) l\nS\n/g);
    return [...drawn].map(([, ...numbers]) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map(Number);
      return { from: { x: x1, y: height - y1 }, to: { x: x2, y: height - y2 } };
    });
  });
}

/** Returns the texts of a PDF's pages, one text per line in the order of drawing. */
export const pdfPages = (pdf: Buffer): readonly string[] =>
  pdfTexts(pdf).map((texts) => texts.map(({ text }) => text).join('\n'));
