import { type CellError, type Cells, linesOf } from '@storefront/shared/rules/sheet-cells';
import { textKey } from '@storefront/shared/rules/text';
import { looksLikeDate, readRange, readTime, splitTimes } from './sheet-times';
import { plainDigits, readMoney, readNumber, type Understood } from './sheet-values';

/** The cells of a row as they are understood, those whose text in the sheet was another one, and what is wrong. */
export interface UnderstoodCells {
  readonly cells: Cells;
  /** Column → text in the sheet. */
  readonly found: Cells;
  readonly errors: readonly CellError[];
}

type Words = Readonly<Record<string, readonly string[]>>;

const YES_NO: Words = {
  yes: ['yes', 'y', 'true', '1', '✓', '✔', 'on', 'active', 'available', 'हो', 'छ'],
  no: ['no', 'n', 'false', '0', '✗', '✘', 'off', 'inactive', 'not available', 'unavailable', 'होइन', 'छैन'],
};

const WORDS: Readonly<Record<string, Words>> = {
  'on the menu': YES_NO,
  espresso: YES_NO,
  caffeine: YES_NO,
  'top seller': YES_NO,
  diet: {
    vegetarian: ['vegetarian', 'veg', 'v', 'yes', 'y', 'veggie', '✓', 'शाकाहारी', 'साकाहारी'],
    vegan: ['vegan', 'pure vegan'],
    '': ['non veg', 'non-veg', 'nonveg', 'non vegetarian', 'non-vegetarian', 'no', 'n', 'मांसाहारी', 'मासु'],
  },
  division: {
    closet: ['closet', 'clothes', 'clothing', 'clothings', 'garments', 'कपडा', 'लुगा'],
    kicks: ['kicks', 'shoes', 'shoe', 'footwear', 'footwears', 'जुत्ता'],
  },
  spice: {
    0: ['not spicy', 'none', 'no'],
    1: ['mild', 'mildly spicy', 'low', 'कम'],
    2: ['medium', 'spicy', 'मध्यम'],
    3: ['hot', 'very spicy', 'high', 'extra hot', 'धेरै'],
  },
};

const CLOSET_CATEGORY: Words = {
  Men: ['men', 'mens', "men's", 'man', 'gents', 'male', 'boys', 'पुरुष'],
  Women: ['women', 'womens', "women's", 'woman', 'ladies', 'female', 'girls', 'महिला'],
  Kids: ['kids', 'kid', "kid's", 'children', 'child', 'baby', 'बच्चा', 'बालबालिका'],
};

const CONTAINED: Words = {
  egg: ['egg', 'eggs', 'अण्डा', 'अन्डा'],
  gluten: ['gluten', 'wheat', 'flour', 'गहुँ'],
  nuts: ['nuts', 'nut', 'peanut', 'peanuts', 'cashew', 'बदाम'],
  dairy: ['dairy', 'milk', 'cheese', 'butter', 'cream', 'दूध', 'दुध'],
};

/** Returns the word that a text means; the text itself if none does. */
function meant(words: Words, text: string): string {
  const key = textKey(plainDigits(text).replaceAll('’', "'"));
  return Object.entries(words).find(([, all]) => all.includes(key))?.[0] ?? text;
}

const parts = (text: string, marks: RegExp) => text.split(marks).map((part) => part.trim());

const contained = (text: string) =>
  parts(text, /[,;/&\n]|\sand\s/i)
    .filter(Boolean)
    .map((word) => meant(CONTAINED, word))
    .join(', ');

/** Columns of free text, in which a date is no mistake. */
const FREE: ReadonlySet<string> = new Set(['id', 'description', 'picture', 'pictures']);

/** Characters of a cell whose text has a meaning at most; reading more would take long (P86). */
const READ_MAX = 200;

const READERS: Readonly<Record<string, (text: string) => Understood>> = {
  price: readMoney,
  stock: readNumber,
  rating: readNumber,
  spice: (text) => readNumber(meant(WORDS.spice ?? {}, text)),
  'served from': (text) => (ALL_DAY.has(textKey(text)) ? { text: '' } : readTime(text, false)),
  'served until': (text) => readTime(text, true),
  contains: (text) => ({ text: contained(text) }),
  cells: (text) => ({ text: text.replace(/(?<![०-९])[०-९]+(?=\s*$)/gm, plainDigits) }),
};

/** Words of a dish that has no times. */
const ALL_DAY: ReadonlySet<string> = new Set([
  ...[
    'all day',
    'whole day',
    'full day',
    'all time',
    'anytime',
    'any time',
    'always',
    '24 hours',
    '24 hrs',
    '24/7',
  ],
  ...['दिनभर', 'दिनभरि', 'सधैँ', 'जुनसुकै बेला'],
]);
/** What people write where there is nothing to write. */
const NOTHING = /^(?:[-–—_.]+|n\/?a\.?|nil)$/i;

/** Puts both ends of a range such as `6 - 9 PM` into their columns, each with its half of the day. */
function withTimes(cells: Cells): Cells {
  const [from = '', until = ''] = [cells['served from']?.trim(), cells['served until']?.trim()];
  if (from === '' || from.length + until.length > READ_MAX) return cells;
  const range = until === '' ? splitTimes(from) : ([from, until] as const);
  if (!range) return cells;
  const [begins, ends] = readRange(...range);
  return { ...cells, 'served from': begins, 'served until': ends };
}

/** New rows may name colours and sizes with other marks than exports do. */
const listed = (text: string) =>
  linesOf(text).length === 1 && !text.includes('(') ? parts(text, /[,;/]/).join('\n') : text;

function read(column: string, text: string, isDate: boolean, isNew: boolean, isCloset: boolean): Understood {
  if (text.trim() === '') return { text };
  if (isNew && NOTHING.test(text.trim())) return { text: '' };
  if (!FREE.has(column) && (isDate || looksLikeDate(text)))
    return {
      problem: `is the date ${text.trim()}, of which a spreadsheet makes 2-3 or 2/3: format the cell as text, and type it again`,
    };
  if (isNew && column === 'colors') return { text: listed(text) };
  if (isNew && column === 'sizes') return { text: parts(text, /[;/\n]/).join(', ') };
  if (isCloset && column === 'category') return { text: meant(CLOSET_CATEGORY, text) };
  const [words, reader] = [WORDS[column], READERS[column]];
  if ((words || reader) && column !== 'cells' && text.length > READ_MAX)
    return { problem: `has more than ${READ_MAX} characters` };
  return reader?.(text) ?? { text: words ? meant(words, text) : text };
}

/**
 * Reads the cells of a row as a person would: money, times, numbers, words.
 *
 * @param dates columns whose cells the workbook holds as dates
 */
export function understandCells(
  given: Cells,
  dates: ReadonlySet<string>,
  list: 'product' | 'closet',
): UnderstoodCells {
  const isNew = (given.id ?? '').trim() === '';
  const cells: Record<string, string> = {};
  const found: Record<string, string> = {};
  const errors: CellError[] = [];
  for (const [column, text] of Object.entries(withTimes(given))) {
    const value = read(column, text, dates.has(column), isNew, list === 'closet');
    cells[column] = 'text' in value ? value.text : text;
    if ('problem' in value) errors.push({ column, message: value.problem });
    if (cells[column]?.trim() !== (given[column] ?? '').trim()) found[column] = given[column] ?? '';
  }
  return { cells, found, errors };
}
