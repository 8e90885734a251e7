/** The four sorts with their labels (§5); the ids go over the wire (C67). */
export const CLOSET_SORTS = [
  { id: 'price-asc', label: 'Price: low to high' },
  { id: 'price-desc', label: 'Price: high to low' },
  { id: 'name-asc', label: 'Name: A to Z' },
  { id: 'name-desc', label: 'Name: Z to A' },
] as const;

export type ClosetSort = (typeof CLOSET_SORTS)[number]['id'];

/** An item as far as sorting looks at it; `price` in any one unit. */
export interface Sortable {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

/** Reads a sort; undefined for anything else: the catalogue's own order holds. */
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
 * Compares two items for a sort; equal ones stand in order of `_id`, ascending in every sort, so that pages neither
 * repeat nor skip an item (P26). Names compare in lower case by code unit, as the databases can.
 */
export const compareClosetItems =
  (sort: ClosetSort) =>
  (a: Sortable, b: Sortable): number =>
    ORDERS[sort](a, b) || compareText(a._id, b._id);

/** The items in the order of a sort; the list given stays as it was. */
export const sortClosetItems = <I extends Sortable>(items: readonly I[], sort: ClosetSort): I[] =>
  [...items].sort(compareClosetItems(sort));
