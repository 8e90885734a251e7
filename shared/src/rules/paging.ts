/** Items on a page of each list (§9, C95). */
export const PAGE_SIZES = {
  menu: 40,
  adminProducts: 7,
  adminCustomers: 10,
  adminOrders: 10,
  myOrders: 10,
  adminGallery: 24,
  adminCloset: 10,
  closetCatalogue: 24,
  pointMovements: 10,
  stockEvents: 10,
  referrals: 10,
} as const;

/** Input of the menu's first page (§7). Pages carry its answer: `remote.json` and `routes.json` name the same input. */
export const FIRST_MENU_PAGE = { query: { page: 1, limit: PAGE_SIZES.menu } };

/** Maximum of `limit` (C95, P67). */
export const LIMIT_MAX = 100;

/** Later pages are empty; the limit keeps offsets exact. */
const PAGE_MAX = 1_000_000;

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*[+-]?[0-9]+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

/** Reads `page`; any value except a whole number of at least 1 counts as 1 (§5, C74, P67). */
export function parsePage(value: unknown): number {
  const page = wholeNumber(value) ?? 1;
  return Math.min(Math.max(1, page), PAGE_MAX);
}

/** Reads `limit`, clamped to 1…100; undefined without a valid number, which means the list's page size (P67). */
export function parseLimit(value: unknown): number | undefined {
  const limit = wholeNumber(value);
  return limit === null ? undefined : Math.min(Math.max(1, limit), LIMIT_MAX);
}

/** Returns the number of items before a page. */
export const pageOffset = (page: number, limit: number): number => (page - 1) * limit;

/** Returns the number of a row, counted over all pages (C71). @param index from 0 on the page. */
export const rowNumber = (page: number, limit: number, index: number): number =>
  pageOffset(page, limit) + index + 1;

/** Returns false after a short page, which is the last: Next is disabled then (C74). */
export const mayHaveNextPage = (received: number, limit: number): boolean => received >= limit;

/** A page to ask for: its number and, behind the first, the last ids of the page before, joined by commas (C445). */
export interface PagePlace {
  readonly page: number;
  readonly after?: string;
}

export const FIRST_PAGE: PagePlace = { page: 1 };

/** So many of the last ids say where the next page begins: of those, some may be deleted meanwhile. */
const LAST_IDS = 5;

/** Returns the page that follows one. @param ids those of its items, in order */
export function pageBehind({ page }: PagePlace, ids: readonly string[]): PagePlace {
  const after = ids.slice(-LAST_IDS).join();
  return { page: page + 1, ...(after && { after }) };
}

/** Merges pages into one list without duplicate ids: the first position, the latest data (§4, P26). */
export function mergeById<I extends { readonly _id: string }>(pages: readonly (readonly I[])[]): I[] {
  const items = new Map<string, I>();
  for (const item of pages.flat()) items.set(item._id, item);
  return [...items.values()];
}
