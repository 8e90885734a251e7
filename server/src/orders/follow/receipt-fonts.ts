import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Weight = '400' | '700';

const { resolve } = createRequire(import.meta.url);
/** The part of pdfkit's own reader of fonts that we use. */
interface FontReader {
  create(bytes: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean };
}
const devanagari = (subset: string) => (weight: Weight) =>
  resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${subset}-${weight}-normal.woff`);
/** Fonts in our repository: their packages hold nine weights, 150 MB. As TTF, because WOFF is unpacked again for each letter. */
const stored = (name: string) => (weight: Weight) =>
  join(dirname(resolve('@storefront/server/package.json')), 'fonts', `${name}-${weight}.ttf`);
/** A script that has one weight. */
const storedOnce = (name: string) => () => stored(name)('400');

/** Fonts by the letters that they are read for. Of several that have a letter, the first draws it. */
const FACES = {
  devanagari: { letters: /[\p{Script=Devanagari}\u0964\u0965\u200c\u200d]/u, file: devanagari('devanagari') },
  latin: { letters: /[\0-\xff\u2010-\u2044]/u, file: devanagari('latin') },
  'latin-ext': { letters: /[\u0100-\u02ba\u1e00-\u1eff\u20a0-\u20c0]/u, file: devanagari('latin-ext') },
  'latin-more': { letters: /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/u, file: stored('latin-ext') },
  vietnamese: { letters: /[\u0102-\u01b0\u1ea0-\u1ef9]|[\u0300-\u0329]/u, file: stored('vietnamese') },
  cyrillic: { letters: /\p{Script=Cyrillic}|№/u, file: stored('cyrillic') },
  'cyrillic-ext': { letters: /\p{Script=Cyrillic}/u, file: stored('cyrillic-ext') },
  greek: { letters: /\p{Script=Greek}/u, file: stored('greek') },
  'greek-ext': { letters: /\p{Script=Greek}/u, file: stored('greek-ext') },
  thai: { letters: /\p{Script=Thai}/u, file: stored('thai') },
  tibetan: { letters: /\p{Script=Tibetan}/u, file: storedOnce('tibetan') },
  arabic: { letters: /\p{Script=Arabic}/u, file: stored('arabic') },
  hebrew: { letters: /\p{Script=Hebrew}/u, file: stored('hebrew') },
  korean: { letters: /[\p{Script=Hangul}\u3131-\u318e]/u, file: storedOnce('korean') },
  chinese: {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uffef]/u,
    file: storedOnce('chinese'),
  },
} as const satisfies Record<string, { letters: RegExp; file: (weight: Weight) => string }>;

type Script = keyof typeof FACES;
const ALWAYS: readonly Script[] = ['latin', 'devanagari'];
const SCRIPTS = Object.keys(FACES) as Script[];

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** Drawn for a letter that no font has: a dotted circle. */
const MISSING: Run = { script: 'devanagari', text: '\u25cc' };

/** Joiners, variants and marks of direction: a font may lack them. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;

interface Face {
  readonly '400': Buffer;
  readonly '700': Buffer;
  /** Returns what the font draws for a letter with its marks; null if it lacks one of them. */
  readonly shown: (letter: string) => string | null;
}

/** The fonts that some texts need. */
type Fonts = ReadonlyMap<Script, Face>;

const faces = new Map<Script, Promise<Face>>();

async function readFace(script: Script): Promise<Face> {
  const { file } = FACES[script];
  const [regular, bold] = await Promise.all([readFile(file('400')), readFile(file('700'))]);
  const reader: FontReader = createRequire(resolve('pdfkit'))('fontkit');
  const font = reader.create(regular);
  const isIn = (one: string) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0);
  const shown = (letter: string) => {
    const parts = [...letter].filter((one) => isIn(one) || !INVISIBLE.test(one));
    return parts.every(isIn) ? parts.join('') : null;
  };
  return { '400': regular, '700': bold, shown };
}

/**
 * Reads the fonts for the scripts of a text, each once in the life of the process. Latin letters and the
 * circle of a missing one are always there.
 */
export async function fontsFor(text: string): Promise<Fonts> {
  const needed = SCRIPTS.filter(
    (script) => ALWAYS.includes(script) || FACES[script].letters.test(text.normalize()),
  );
  return new Map(
    await Promise.all(
      needed.map(async (script) => {
        const face = faces.get(script) ?? readFace(script);
        faces.set(script, face);
        return [script, await face] as const;
      }),
    ),
  );
}

const isRightToLeft = (script: Script) => script === 'arabic' || script === 'hebrew';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a letter with the first font that has it, or its parts with one each; a circle for what no font has. */
function drawn(letter: string, fonts: Fonts): readonly Run[] {
  if (INVISIBLE.test(letter)) return [];
  for (const script of SCRIPTS) {
    const text = FACES[script].letters.test(letter) ? fonts.get(script)?.shown(letter) : null;
    if (text) return [{ script, text }];
  }
  const parts = [...letter];
  if (parts.length === 1 || !/^\p{L}/u.test(letter)) return [MISSING];
  return parts.flatMap((part) => drawn(part, fonts));
}

/** Returns the words of a run in the order from left to right, and the blanks between them as runs of their own. */
function fromTheLeft({ script, text }: Run): readonly Run[] {
  const words = text.trimEnd().split(' ').reverse();
  const blank = { script: 'latin', text: ' ' } as const;
  const runs = words.flatMap((word, index) =>
    index === 0 ? [{ script, text: word }] : [blank, { script, text: word }],
  );
  return text.endsWith(' ') ? [...runs, blank] : runs;
}

/**
 * Splits a text into runs that one font can draw; blanks stay with the run before them. A letter that no font has becomes a
 * dotted circle (C472). pdfkit draws word after word from the left, so the words of Arabic and Hebrew come in reverse.
 */
export function runsOf(text: string, fonts: Fonts): readonly Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const { segment } of graphemes.segment(text.normalize().replace(/\s+/gu, ' '))) {
    const last = runs.at(-1);
    for (const run of segment === ' ' && last ? [{ ...last, text: ' ' }] : drawn(segment, fonts)) {
      const before = runs.at(-1);
      if (before?.script === run.script) before.text += run.text;
      else runs.push({ ...run });
    }
  }
  return runs.flatMap((run) => (isRightToLeft(run.script) ? fromTheLeft(run) : [run]));
}
