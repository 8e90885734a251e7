import type { ClosetDivision } from './closet-categories';
import { matchesSubtype } from './subtype-match';
import { textKey } from './text-key';

/** An item as far as filters look at it. */
export interface Filterable {
  readonly name: string;
  readonly division: string;
  readonly category: string;
  readonly brand: string;
}

/** What the catalogue is narrowed to; blank or absent means everything. */
export interface ClosetFilter {
  readonly division?: ClosetDivision | undefined;
  readonly category?: string | undefined;
  readonly subtype?: string | undefined;
  readonly brand?: string | undefined;
}

const isSame = (a: string, b: string) => textKey(a) === textKey(b);
const isEqual = (value: string, wanted: string | undefined) => !wanted?.trim() || isSame(value, wanted);

/** Shoe mode shows kicks and nothing else, normal mode everything but kicks (§4). */
export const isInDivision = (item: Pick<Filterable, 'division'>, division: ClosetDivision): boolean =>
  isSame(item.division, 'kicks') === (division === 'kicks');

/** Whether an item passes: category and brand equal in any case, as the server compares them, the type by its name (§5, C65, C66). */
export const matchesClosetFilter = (item: Filterable, filter: ClosetFilter): boolean =>
  (filter.division === undefined || isInDivision(item, filter.division)) &&
  isEqual(item.category, filter.category) &&
  isEqual(item.brand, filter.brand) &&
  matchesSubtype(item.name, filter.subtype ?? '');

/** The brands to choose from, each once whatever its case, A to Z. */
export function brandsOf(items: readonly Pick<Filterable, 'brand'>[]): string[] {
  const brands = new Map<string, string>();
  for (const { brand } of items) {
    const key = textKey(brand);
    if (key !== '' && !brands.has(key)) brands.set(key, brand.trim());
  }
  return [...brands].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, brand]) => brand);
}
