import { matchesSubtype } from './subtype-match';
import { textKey } from './text';

/** Categories of the closet (§3); the filter matches them exactly, since 'women' contains 'men' (C65). */
export const CLOSET_CATEGORIES = ['Men', 'Women', 'Kids'] as const;

export type ClosetCategory = (typeof CLOSET_CATEGORIES)[number];

/** Halves of the closet: clothes, and 'kicks' for shoes (§3). */
export type ClosetDivision = 'closet' | 'kicks';

/** The category menu of the closet, per category and division (§3). */
export const CLOSET_TYPES: Readonly<
  Record<ClosetCategory, Readonly<Record<ClosetDivision, readonly string[]>>>
> = {
  Men: {
    closet: [
      'T-Shirts',
      'Shirts',
      'Sweaters',
      'Hoodies',
      'Pants',
      'Shorts',
      'Underwear',
      'Socks',
      'Hats',
      'Belts',
    ],
    kicks: ['Running', 'Casual', 'Formal', 'Sneakers', 'Sports', 'Boots'],
  },
  Women: {
    closet: [
      'T-Shirts',
      'Blouses',
      'Sweaters',
      'Hoodies',
      'Pants',
      'Skirts',
      'Shorts',
      'Socks',
      'Scarves',
      'Belts',
    ],
    kicks: ['Running', 'Casual', 'Formal', 'Sneakers', 'Heels', 'Flats', 'Boots'],
  },
  Kids: {
    closet: ['T-Shirts', 'Sweaters', 'Hoodies', 'Pants', 'Shorts', 'Socks', 'Hats'],
    kicks: ['Running', 'Casual', 'Sneakers', 'School', 'Sports'],
  },
};

/** The fields of an item that filters read. */
export interface Filterable {
  readonly name: string;
  readonly division: string;
  readonly category: string;
  readonly brand: string;
}

/** A filter of the catalogue; a blank or absent field matches everything. */
export interface ClosetFilter {
  readonly division?: ClosetDivision | undefined;
  readonly category?: string | undefined;
  readonly subtype?: string | undefined;
  readonly brand?: string | undefined;
}

const isSame = (a: string, b: string) => textKey(a) === textKey(b);
const isEqual = (value: string, wanted: string | undefined) => !wanted?.trim() || isSame(value, wanted);

/** Returns whether a mode shows an item: shoe mode only kicks, normal mode all others (§4). */
export const isInDivision = (item: Pick<Filterable, 'division'>, division: ClosetDivision): boolean =>
  isSame(item.division, 'kicks') === (division === 'kicks');

/** Returns whether an item matches: category and brand ignoring case, like the server, the type by name (§5, C65, C66). */
export const matchesClosetFilter = (item: Filterable, filter: ClosetFilter): boolean =>
  (filter.division === undefined || isInDivision(item, filter.division)) &&
  isEqual(item.category, filter.category) &&
  isEqual(item.brand, filter.brand) &&
  matchesSubtype(item.name, filter.subtype ?? '');

/** Returns the brands, each once ignoring case, A to Z. */
export function brandsOf(items: readonly Pick<Filterable, 'brand'>[]): string[] {
  const brands = new Map<string, string>();
  for (const { brand } of items) {
    const key = textKey(brand);
    if (key !== '' && !brands.has(key)) brands.set(key, brand.trim());
  }
  return [...brands].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, brand]) => brand);
}

/** The four sorts with their labels (§5); the ids go over the wire (C67). */
export const CLOSET_SORTS = [
  { id: 'price-asc', label: 'Price: low to high' },
  { id: 'price-desc', label: 'Price: high to low' },
  { id: 'name-asc', label: 'Name: A to Z' },
  { id: 'name-desc', label: 'Name: Z to A' },
] as const;

export type ClosetSort = (typeof CLOSET_SORTS)[number]['id'];

/** The fields of an item that sorting reads; `price` in any unit. */
export interface Sortable {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

/** Reads a sort; undefined for any other value, which means the default order. */
export const parseClosetSort = (value: unknown): ClosetSort | undefined =>
  CLOSET_SORTS.find(({ id }) => id === value)?.id;

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const byName = (a: Sortable, b: Sortable) => compareText(a.name.toLowerCase(), b.name.toLowerCase());
const byPrice = (a: Sortable, b: Sortable) => a.price - b.price;

const ORDERS: Readonly<Record<ClosetSort, (a: Sortable, b: Sortable) => number>> = {
  'price-asc': byPrice,
  'price-desc': (a, b) => byPrice(b, a),
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
};

/**
 * Compares two items for a sort; equal ones by `_id`, ascending in every sort, so that pages neither repeat nor skip an
 * item (P26). Names compare in lower case by code unit, as the databases can.
 */
const compareClosetItems =
  (sort: ClosetSort) =>
  (a: Sortable, b: Sortable): number =>
    ORDERS[sort](a, b) || compareText(a._id, b._id);

/** Returns a sorted copy of the items. */
export const sortClosetItems = <I extends Sortable>(items: readonly I[], sort: ClosetSort): I[] =>
  [...items].sort(compareClosetItems(sort));
