import { textKey } from '@storefront/shared/rules/text';
import { plainDigits } from './sheet-values';

/** The lists that a sheet can hold. */
export type SheetList = 'product' | 'closet';

type Names = Readonly<Record<string, readonly string[]>>;

const BOTH: Names = {
  id: ['id'],
  name: [
    ...['name', 'item', 'items', 'item name', 'name of item', 'product', 'products', 'product name', 'title'],
    ...['particular', 'particulars', 'article', 'goods'],
    ...['नाम', 'वस्तु', 'वस्तुको नाम', 'सामान', 'सामानको नाम', 'naam', 'nam', 'saman'],
  ],
  price: [
    ...['selling price', 'sale price', 'sales price', 'new price', 'current price', 'our price'],
    ...['price', 'prices', 'rate', 'rates', 'mrp', 'rs', 'npr', 'nrs', 'unit price', 'price rs', 'price npr'],
    ...['rate rs', 'amount', 'amount rs', 'rupees', 'price in rs', 'cost', 'sale', 'selling', 'sp'],
    ...['मूल्य', 'मुल्य', 'दर', 'भाउ', 'रेट', 'रकम', 'मोल', 'रु', 'रू', 'मूल्य रु', 'दर रु', 'mulya', 'dar', 'bhau'],
  ],
  category: [
    ...['category', 'categories', 'type', 'group', 'section', 'menu category', 'kind', 'food category'],
    ...['वर्ग', 'श्रेणी', 'प्रकार', 'समूह', 'किसिम', 'शीर्षक', 'barga', 'prakar'],
  ],
  description: [
    ...['description', 'details', 'detail', 'about', 'ingredients', 'item description'],
    ...['विवरण', 'वर्णन', 'बारेमा', 'bibaran', 'vivaran'],
  ],
};

const NAMES: Readonly<Record<SheetList, Names>> = {
  product: {
    ...BOTH,
    name: [
      ...(BOTH.name ?? []),
      ...['dish', 'dishes', 'dish name', 'food', 'food item', 'food items', 'food name', 'menu', 'menu item'],
      ...['menu items', 'परिकार', 'परिकारको नाम', 'खाना', 'खानाको नाम', 'मेनु', 'parikar', 'khana'],
    ],
    'on the menu': ['on the menu', 'on menu', 'available', 'active', 'show', 'visible', 'उपलब्ध'],
    espresso: ['espresso'],
    diet: ['diet', 'veg', 'veg non veg', 'veg nonveg', 'food type', 'शाकाहारी', 'खानाको प्रकार'],
    contains: ['contains', 'allergens', 'allergen', 'allergy'],
    spice: ['spice', 'spice level', 'spicy', 'पिरो'],
    caffeine: ['caffeine'],
    'served from': [
      ...['served from', 'from', 'start', 'start time', 'starts', 'available from', 'time from', 'opens'],
      ...['time', 'times', 'timing', 'serving time', 'served', 'available time', 'समय', 'देखि', 'सुरु'],
    ],
    'served until': [
      ...[
        'served until',
        'until',
        'till',
        'to',
        'end',
        'end time',
        'ends',
        'available until',
        'available till',
      ],
      ...['served till', 'time to', 'सम्म', 'अन्त्य'],
    ],
    'option groups': ['option groups', 'options', 'option', 'choices', 'add ons', 'addons'],
    picture: [
      'picture',
      'image',
      'photo',
      'picture name',
      'photo name',
      'image name',
      'फोटो',
      'तस्बिर',
      'चित्र',
    ],
  },
  closet: {
    ...BOTH,
    name: [...(BOTH.name ?? []), 'piece', 'style', 'style name', 'design', 'कपडा', 'लुगा', 'पोशाक'],
    division: ['division', 'closet or kicks'],
    category: [...(BOTH.category ?? []), 'for', 'for whom', 'department'],
    brand: ['brand', 'brand name', 'company', 'make', 'ब्रान्ड', 'कम्पनी'],
    material: ['material', 'fabric', 'cloth', 'कपडाको प्रकार'],
    gender: ['gender', 'sex', 'लिङ्ग'],
    sizes: ['sizes', 'size', 'available sizes', 'साइज', 'नाप'],
    colors: ['colors', 'color', 'colours', 'colour', 'available colors', 'available colours', 'रङ', 'रंग'],
    stock: [
      ...['stock', 'qty', 'quantity', 'pieces', 'pcs', 'in stock', 'available stock', 'no of pieces'],
      ...['मौज्दात', 'संख्या', 'परिमाण', 'थान'],
    ],
    'stock before': ['stock before'],
    cells: ['cells'],
    'cells before': ['cells before'],
    rating: ['rating', 'ratings', 'stars'],
    'top seller': ['top seller', 'best seller', 'bestseller'],
    pictures: ['pictures', 'picture', 'image', 'images', 'photo', 'photos', 'फोटो', 'तस्बिर', 'चित्र'],
  },
};

/** Characters of a head that are read (P86). */
const HEAD_MAX = 200;

/** Returns a head as names are compared: without what is in brackets, marks and capitals. */
const headKey = (head: string): string =>
  textKey(plainDigits(head.slice(0, HEAD_MAX)))
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const KEYS: Readonly<Record<SheetList, ReadonlyMap<string, readonly [column: string, rank: number]>>> = {
  product: keysOf(NAMES.product),
  closet: keysOf(NAMES.closet),
};

function keysOf(names: Names) {
  const keys = new Map<string, readonly [string, number]>();
  for (const [column, all] of Object.entries(names))
    for (const [rank, name] of all.entries())
      if (!keys.has(headKey(name))) keys.set(headKey(name), [column, rank]);
  return keys;
}

/** Columns that a longer head may mean: "Rate per plate", "Selling price". Of times and marks only exact names count. */
const LOOSE: ReadonlySet<string> = new Set(['name', 'price', 'category', 'description']);
/** Prices that no guest pays: "Cost price", "Old rate". A "Cost" alone is one that guests pay. */
const NOT_PAID =
  /\b(?:old|previous|last|buying|purchase|wholesale|landed)\b|\bcost (?:price|rate|to|of)|पुरान|खरिद/u;
/** Ranks behind all exact names. */
const LOOSE_RANK = 1_000;

/** Returns the column that a head names, and how well; null: none. */
function columnOfHead(list: SheetList, head: string): readonly [column: string, rank: number] | null {
  const key = headKey(head);
  const exact = KEYS[list].get(key);
  if (exact) return exact;
  const words = key.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1)
    for (const part of [words.slice(0, count), words.slice(-count)]) {
      const [column, rank] = KEYS[list].get(part.join(' ')) ?? [];
      if (column === undefined || rank === undefined || !LOOSE.has(column)) continue;
      return column === 'price' && NOT_PAID.test(key) ? null : [column, rank + LOOSE_RANK];
    }
  return null;
}

/** Returns how many heads are names of columns as they are: a title may be close to one. */
export const countExact = (list: SheetList, heads: readonly string[]): number =>
  heads.filter((head) => KEYS[list].has(headKey(head))).length;

/**
 * Proposes a column for each head of a sheet, by its names in English and Nepali; null: none. Of several heads for one
 * column, the one whose name comes first in the list has it. "विवरण" is the name where no other head is.
 */
export function proposeColumns(list: SheetList, heads: readonly string[]): (string | null)[] {
  const best = new Map<string, { readonly index: number; readonly rank: number }>();
  for (const [index, head] of heads.entries()) {
    const [column, rank] = columnOfHead(list, head) ?? [];
    if (column === undefined || rank === undefined) continue;
    if (rank < (best.get(column)?.rank ?? Number.POSITIVE_INFINITY)) best.set(column, { index, rank });
  }
  const details = best.get('description');
  if (!best.has('name') && details && headKey(heads[details.index] ?? '') !== 'description') {
    best.delete('description');
    best.set('name', details);
  }
  const columns: (string | null)[] = heads.map(() => null);
  for (const [column, { index }] of best) columns[index] = column;
  return columns;
}

/** Words of a row that is a sum, and those that may stand beside them. */
const SUMS: ReadonlySet<string> = new Set([
  ...['total', 'totals', 'subtotal', 'sum', 'average', 'avg', 'vat', 'tax', 'taxes', 'discount', 'amount'],
  ...['जम्मा', 'कुल', 'योग', 'जोड', 'रकम', 'भ्याट', 'कर', 'छुट'],
]);
const BESIDE_SUMS: ReadonlySet<string> = new Set([
  ...[
    'grand',
    'sub',
    'gross',
    'net',
    'all',
    'of',
    'the',
    'no',
    'number',
    'item',
    'items',
    'dish',
    'dishes',
    'price',
  ],
  ...['prices', 'rs', 'npr', 'rupees', 'payable', 'incl', 'including', 'inclusive', 'with', 'in'],
  ...['रु', 'रू', 'रुपैयाँ', 'मूल्य', 'संख्या', 'परिकार', 'मू', 'अ'],
]);
const CHARGE = /^service charges?$/;
/** A whisky. */
const VAT_69 = /^vat\s?69\b/;

/**
 * Whether a text names a sum, as at the end of a sheet: "Total", "Grand total:", "कुल जम्मा", "13% VAT", "Total Soup".
 *
 * @param parts keys of the categories of the sheet
 */
export function isTotal(text: string, parts: ReadonlySet<string> = new Set()): boolean {
  const key = headKey(text);
  const words = key.split(' ').filter((word) => !/^\d*$/.test(word));
  if (VAT_69.test(key)) return false;
  if (CHARGE.test(words.join(' '))) return true;
  if (words.length === 0 || !words.some((word) => SUMS.has(word))) return false;
  const others = words.filter((word) => !SUMS.has(word) && !BESIDE_SUMS.has(word));
  return others.length === 0 || parts.has(others.join(' '));
}

/** Whether a text is a name of a price, as in a row that begins a part: "Momo | Rate". */
export const isPriceHead = (list: SheetList, text: string): boolean =>
  KEYS[list].get(headKey(text))?.[0] === 'price';

/** Returns a text as `isTotal` compares the categories of a sheet. */
export const partKey = headKey;
