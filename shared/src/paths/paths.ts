/** Every address of the shop (§2), in the wire's spellings (C44). Components use these functions only. */

type Query = Readonly<Record<string, string | null | undefined>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}

/** Returns the link on a table's card: the menu with the table and its code (C51). Only staff screens use it. */
export const tableLink = (table: string, code: string): string => withQuery('/menu', { table, k: code });

const withTable = (path: string, table: string | null | undefined) => withQuery(path, { table });

/** Returns the id of the first entry of an order in the profile. @param code of the order */
export const pointsAnchor = (code: string): string => `points-${code}`;

export const paths = {
  home: () => '/',
  /** `ref` is the referral code of the inviting member. */
  signUp: (next?: string, ref?: string) => withQuery('/signup', { next, ref }),
  login: (next?: string) => withQuery('/login', { next }),
  /** Where a login without `next` leads (§4); at a table back to its menu (C151). */
  afterLogin: (table: string | null) => (table === null ? '/' : withTable('/menu', table)),
  menu: (table?: string | null) => withTable('/menu', table),
  product: (id: string, table?: string | null) => withTable(`/single/${encodeURIComponent(id)}`, table),
  cart: (table?: string | null) => withTable('/cart', table),
  checkout: () => '/billing',
  /** `key` opens the order without a session (C191). */
  order: (code: string, key?: string | null) => withQuery(`/order/${encodeURIComponent(code)}`, { key }),
  /** The signed-in member's orders (C194). */
  orders: () => '/orders',
  gallery: () => '/gallary',
  rewards: () => '/loyality',
  profile: () => '/profile',
  /** The entries of an order in the ledger of its member's points; see {@link pointsAnchor}. */
  pointsOf: (code: string) => `/profile#${pointsAnchor(code)}`,
  about: () => '/about',
  admin: (tab?: string) => (tab ? `/admin/${tab}` : '/admin'),
  closet: (table?: string | null) => withTable('/closet', table),
  closetItem: (id: string, table?: string | null, color?: string | null) =>
    withQuery(`/csingle/${encodeURIComponent(id)}`, { table, color }),
};
