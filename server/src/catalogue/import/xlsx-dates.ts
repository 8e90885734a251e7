import type { XmlReader } from './parse-xml';
import { timeOfFraction } from './sheet-times';

type Kind = 'date' | 'time';

/** Formats that workbooks know by number (ECMA-376, 18.8.30). */
const builtIn = (id: number): Kind | null => {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date';
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : null;
};

/** Returns what a format such as `d-mmm` or `h:mm AM/PM` shows; null: neither. */
function kindOfFormat(format: string): Kind | null {
  const letters = format.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').toLowerCase();
  if (/general/.test(letters)) return null;
  if (/[dy]|mmm/.test(letters)) return 'date';
  return /[hs]/.test(letters) ? 'time' : /m/.test(letters) ? 'date' : null;
}

/** Styles of cells that a workbook has at most. */
const STYLES_MAX = 65_536;

/** Reads `xl/styles.xml`, and says which styles of cells are dates or times. */
export function dateStyles(): { readonly reader: XmlReader; kindOf(style: string | undefined): Kind | null } {
  const formats = new Map<number, Kind | null>();
  const styles: (Kind | null)[] = [];
  let isOfCells = false;
  return {
    reader: {
      open(name, { numFmtId, formatCode }) {
        const id = Number(numFmtId);
        if (name === 'numFmt' && formats.size < STYLES_MAX) formats.set(id, kindOfFormat(formatCode ?? ''));
        if (name === 'cellXfs') isOfCells = true;
        if (name === 'xf' && isOfCells && styles.length < STYLES_MAX)
          styles.push(formats.has(id) ? (formats.get(id) ?? null) : builtIn(id));
      },
      close(name) {
        if (name === 'cellXfs') isOfCells = false;
      },
    },
    kindOf: (style) => styles[Number(style ?? 0)] ?? null,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of a workbook, as Excel counts from March 1900 on. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Returns the number of a cell with a format of dates or times as text: `07:00`, `2026-03-02`; null: it is no number. */
export function readTimeCell(
  value: string,
  kind: Kind,
): { readonly text: string; readonly isDate: boolean } | null {
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}/.test(value)) return { text: value.slice(0, 10), isDate: true };
  const days = Number(value);
  if (!Number.isFinite(days) || days < 0 || days > 100_000) return null;
  const time = kind === 'time' || days < 1 ? timeOfFraction(days) : null;
  if (time !== null) return { text: time, isDate: false };
  const date = new Date(EPOCH + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
  return { text: date, isDate: true };
}
