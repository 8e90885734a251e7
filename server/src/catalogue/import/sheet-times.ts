import { plainDigits, type Understood } from './sheet-values';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
const DAY = 24 * HOUR;

/** Words for a part of the day, and the minutes that they add to a time of at most 12 hours. */
const PARTS: readonly (readonly [word: RegExp, added: (minutes: number) => number])[] = [
  [/a\.?\s?m\.?|\bmorning\b|बिहान(?:को)?/u, () => 0],
  [/p\.?\s?m\.?|\bevening\b|बेलुका(?:को)?|बेलुकी|साँझ(?:को)?/u, () => HALF_DAY],
  [/\bafternoon\b|दिउँसो(?:को)?/u, (minutes) => (minutes >= 10 * HOUR ? 0 : HALF_DAY)],
  [/\bnight\b|राति(?:को)?/u, (minutes) => (minutes < 6 * HOUR ? 0 : HALF_DAY)],
];
const WORDS: Readonly<Record<string, number>> = { noon: HALF_DAY, midday: HALF_DAY, midnight: DAY };
const BESIDE = /o'?clock|\b(?:in the|at)\b|बजे|देखि|सम्म|hrs?\.?$/gu;

/** A time as somebody wrote it. */
interface Said {
  /** Of the day. */
  readonly minutes: number;
  /** `7 AM` and `बिहान ७` name a half of the day, `07:00` and `19` need none, `7` could be both. */
  readonly by: 'half' | 'clock' | 'nothing';
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** Returns part of a day, as spreadsheets store times, as `07:30`; null if it is none. */
export function timeOfFraction(days: number): string | null {
  const minutes = Math.round(days * DAY);
  return minutes >= 0 && minutes <= DAY ? clock(minutes) : null;
}

function minutesOf(text: string): number | null {
  const [, hour, minute = '0', seconds] = /^(\d{1,2})(?:[:.h](\d{1,2}))?(?::(\d{2}))?$/.exec(text) ?? [];
  // `7.3` is 7.30 with a zero that a spreadsheet took away.
  const minutes = Number(text.includes('.') ? minute.padEnd(2, '0') : minute);
  if (hour === undefined || minutes > 59 || Number(seconds ?? 0) > 59) return null;
  const all = Number(hour) * HOUR + minutes;
  return all <= DAY ? all : null;
}

/** Reads `7`, `7:00`, `7 AM`, `07:00:00`, `बिहान ७ बजे`, 0.2917; null: it is no time. */
function readSaid(found: string): Said | null {
  const text = plainDigits(found).toLowerCase();
  if (/^0?\.\d+$/.test(text)) return { minutes: Math.round(Number(text) * DAY), by: 'clock' };
  const [word, added] = PARTS.find(([one]) => one.test(text)) ?? [];
  const rest = (word ? text.replace(word, '') : text).replace(BESIDE, '').replace(/\s+/g, ' ').trim();
  const named = WORDS[rest.replace(/^12 /, '')];
  if (named !== undefined) return { minutes: named, by: 'clock' };
  const minutes = minutesOf(rest.replace(/^(\d{1,2})(\d{2})$/, '$1:$2'));
  if (minutes === null) return null;
  if (!added)
    return { minutes, by: minutes === 0 || minutes >= 13 * HOUR || /^0\d/.test(rest) ? 'clock' : 'nothing' };
  const half = minutes % HALF_DAY;
  if (minutes < 13 * HOUR) return { minutes: half + added(half), by: 'half' };
  // Nobody says 13 AM.
  return added(half) === HALF_DAY ? { minutes, by: 'half' } : null;
}

/** Reads a time of day; the end of the day is `24:00`. @param isEnd whether the time ends something */
export function readTime(found: string, isEnd: boolean): Understood {
  const said = readSaid(found);
  if (said === null) return { problem: 'must be a time such as 7:00 or 7 AM' };
  return { text: clock(isEnd && said.minutes === 0 ? DAY : said.minutes) };
}

/** Returns the times of day that somebody could mean, as written first; the end of the day ends something. */
function meanings({ minutes, by }: Said, isEnd: boolean): readonly number[] {
  const both = by === 'half' ? [minutes] : [minutes, (minutes + HALF_DAY) % DAY];
  return both.map((one) => (isEnd && one === 0 ? DAY : one));
}

/**
 * Returns both ends of a range, of which one may leave its half of the day to the other: `6` until `9 PM` begins at
 * 18:00; `11` until `3` ends at 15:00, `7 AM` until `3` too. Of what could be meant, the shortest is.
 */
export function readRange(from: string, until: string): readonly [from: string, until: string] {
  const [begin, end] = [readSaid(from), readSaid(until)];
  if (!begin || !end || begin.by === 'clock' || end.by === 'clock') return [from, until];
  const [first] = meanings(begin, false)
    .flatMap((one) => meanings(end, true).map((other) => [one, other] as const))
    .filter(([one, other]) => one < other)
    .sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
  return first ? [clock(first[0]), clock(first[1])] : [from, until];
}

/** Returns both ends of `7 AM - 11 AM`; null if the text is no such range. */
export function splitTimes(found: string): readonly [from: string, until: string] | null {
  const [from, until, ...others] = plainDigits(found).split(/\s*-\s*|\s+(?:to|until|till)\s+|\s*देखि\s*/iu);
  return from && until && others.length === 0 ? [from, until.replace(/\s*सम्म$/u, '')] : null;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MARK = '[-/. ]';
const DATES = [
  String.raw`\d{1,2}${MARK}${MONTH}(?:${MARK}\d{2,4})?`,
  String.raw`${MONTH}${MARK}\d{1,4}(?:,? \d{4})?`,
  String.raw`\d{1,2}([-/.])\d{1,2}\1\d{4}`,
  String.raw`\d{4}([-/.])\d{1,2}\2\d{1,2}(?: 00:00:00)?`,
];
const DATE = new RegExp(`^(?:${DATES.join('|')})$`, 'i');
/** Three numbers of two digits: sizes `36/38/40`, or a date of these years. */
const SHORT_DATE = /^(\d{2})([-/.])(\d{2})\2(?:2[4-9]|3\d)$/;

/** Whether a spreadsheet would write a date so: `2-Mar`, `Mar-02`, `3/2/2026`, `02/03/26`. Of `2-3` it makes one by itself. */
export function looksLikeDate(text: string): boolean {
  const trimmed = text.trim();
  const [, first, , second] = SHORT_DATE.exec(trimmed) ?? [];
  const [low = 0, high = 0] = [Number(first), Number(second)].sort((a, b) => a - b);
  return DATE.test(trimmed) || (low >= 1 && low <= 12 && high <= 31);
}
