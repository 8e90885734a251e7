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

function pageText(objects: Objects, page: string): string {
  const idOf = (key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(page)?.[1] ?? '';
  const resources = objects.get(idOf('Resources')) ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      glyphsOf(objects, id),
    ]),
  );
  const shown = streamOf(objects, idOf('Contents')).matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g);
  const texts = [...shown].map(([, font = '', parts = '']) =>
    [...parts.matchAll(/<(\w+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => fonts.get(font)?.get(glyph) ?? '?')
      .join(''),
  );
  return texts.join('\n');
}

/** Returns the texts of a PDF's pages, one text per line in the order of drawing. */
export function pdfPages(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter((text) => /\/Type \/Page\n/.test(text));
  return pages.map((page) => pageText(objects, page));
}
