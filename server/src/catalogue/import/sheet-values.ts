/** A cell as it is understood, or what is wrong with it: the end of a sentence about its column. */
export type Understood = { readonly text: string } | { readonly problem: string };

const DEVANAGARI_ZERO = 0x0966;

/** Returns the text with Western digits, plain hyphens and blanks: `२५०` is 250, a full-width 2 is a 2. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Rupees as people write them before or behind a sum; NFKC has turned ₨ into Rs. */
const RUPEES = String.raw`(?:n\.?\s?p\.?\s?r|n\.?\s?rs|rs|re|rupees?|rupaiya|ने\.?\s?रु|ने\.?\s?रू|रु|रू|रुपैयाँ|रुपियाँ|रुपैया)`;
const BEFORE = new RegExp(String.raw`^${RUPEES}[\s.:।]*(?=[\d.,])`, 'iu');
const BEHIND = new RegExp(String.raw`[\s.]*(?:${RUPEES}\.?|only|मात्र)$`, 'iu');
/** The stroke of a handwritten price: `250/-`, `250.-`, `250/=`. */
const STROKE = /\s*(?:\/\s*[-=]*|[.।]?\s?-+|=)$/;
/** What a price is for: `250 per plate`, `80/cup`, `प्रति प्लेट`. */
const UNIT = /\s*(?:(?:\/|per|प्रति)\s*[\p{L}\p{M}]+\.?|each)$/iu;

/** Thousands in the Western or the Nepali way, with commas or blanks. */
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+|(?:,\d{2})*,\d{3})(?:\.\d+)?$/;
const PLAIN = /^\d*\.?\d+$/;

const bare = (text: string): string => {
  const shorter = [BEFORE, STROKE, BEHIND, UNIT].reduce((rest, part) => rest.replace(part, ''), text).trim();
  return shorter === text ? text : bare(shorter);
};

/**
 * Reads an amount of rupees: `Rs. 1,250.00/-`, `NPR 300`, `रु २५०`, `80/cup`. A text that is no amount stays, and the
 * form refuses it.
 */
export function readMoney(found: string): Understood {
  const text = plainDigits(found);
  if (/[$€£¥₹]/.test(text)) return { problem: 'must be in rupees: it names another currency' };
  if (/\d\s*(?:[/|~]|-|to|देखि)\s*(?:rs\.?|रु\.?)?\s*\d/iu.test(text))
    return { problem: 'has two prices: give each a row of its own' };
  const rest = bare(text).replace(/(?<=\d)\.$/, '');
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(rest))
    return { problem: 'could be thousands or a fraction: write 1250 or 1.25' };
  if (GROUPED.test(rest)) return { text: String(Number(rest.replace(/[, ]/g, ''))) };
  return { text: PLAIN.test(rest) ? String(Number(rest)) : text };
}

/** Reads a number of pieces or a grade: `12`, `१२`, `1,200`, `12 pcs`. Any other text stays, and the form refuses it. */
export function readNumber(found: string): Understood {
  const text = plainDigits(found);
  const rest = text.replace(/\s*(?:pcs?|pieces?|nos?|pairs?|वटा|थान|जोर|गोटा)\.?$/iu, '');
  if (GROUPED.test(rest)) return { text: String(Number(rest.replace(/[, ]/g, ''))) };
  return { text: PLAIN.test(rest) ? String(Number(rest)) : text };
}

const MORNING = /(?:a\.?\s?m\.?|बिहान(?:को)?)/iu;
const EVENING = /(?:p\.?\s?m\.?|दिउँसो(?:को)?|बेलुका(?:को)?|बेलुकी|साँझ(?:को)?|राति(?:को)?)/iu;
const WORDS: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '24:00' };
const DAY_MINUTES = 24 * 60;

const clock = (minutes: number): string | null =>
  minutes >= 0 && minutes <= DAY_MINUTES
    ? `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    : null;

/** Returns part of a day, as spreadsheets store times, as `07:30`; null if it is none. */
export const timeOfFraction = (days: number): string | null => clock(Math.round(days * DAY_MINUTES));

function minutesOf(text: string): number | null {
  const [, hour, minute = '0', seconds] = /^(\d{1,2})(?:[:.h](\d{1,2}))?(?::(\d{2}))?$/.exec(text) ?? [];
  // `7.3` is 7.30 with a zero that a spreadsheet took away.
  const minutes = Number(text.includes('.') ? minute.padEnd(2, '0') : minute);
  if (hour === undefined || minutes > 59 || Number(seconds ?? 0) > 59) return null;
  return Number(hour) * 60 + minutes;
}

/** Returns a time as `07:00`: of `7`, `7:00`, `7 AM`, `07:00:00`, `बिहान ७ बजे`, 0.2917; null if it is none. */
function timeOf(found: string): string | null {
  const text = plainDigits(found).toLowerCase();
  if (/^0?\.\d+$/.test(text)) return timeOfFraction(Number(text));
  const isMorning = MORNING.test(text);
  const isEvening = EVENING.test(text);
  const rest = text
    .replace(MORNING, '')
    .replace(EVENING, '')
    .replace(/o'?clock|बजे|देखि|सम्म|hrs?\.?$/gu, '')
    .trim();
  const word = WORDS[rest.replace(/^12 /, '')];
  if (word !== undefined) return word;
  const minutes = minutesOf(rest.replace(/^(\d{1,2})(\d{2})$/, '$1:$2'));
  if (minutes === null) return null;
  if (!isMorning && !isEvening) return clock(minutes);
  // 12 AM is midnight, 12 PM is noon; nobody says 13 AM.
  if (minutes >= 13 * 60) return isEvening ? clock(minutes) : null;
  return clock((minutes % (12 * 60)) + (isEvening ? 12 * 60 : 0));
}

/** Reads a time of day; the end of the day is `24:00`. @param isEnd whether the time ends something */
export function readTime(found: string, isEnd: boolean): Understood {
  const time = timeOf(found);
  if (time === null) return { problem: 'must be a time such as 7:00 or 7 AM' };
  return { text: isEnd && time === '00:00' ? '24:00' : time };
}

/** Returns both ends of `7 AM - 11 AM`; null if the text is no such range. */
export function splitTimes(found: string): readonly [from: string, until: string] | null {
  const [from, until, ...others] = plainDigits(found).split(/\s*-\s*|\s+(?:to|until|till)\s+|\s*देखि\s*/iu);
  return from && until && others.length === 0 ? [from, until.replace(/\s*सम्म$/u, '')] : null;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATE = new RegExp(
  `^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}(?: 00:00:00)?)$`,
  'i',
);

/** Whether a spreadsheet would write a date so: `2-Mar`, `Mar-02`, `3/2/2026`. Of `2-3` it makes one by itself. */
export const looksLikeDate = (text: string): boolean => DATE.test(text.trim());
