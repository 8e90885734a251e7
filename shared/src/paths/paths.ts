/** Every address of the shop (§2), in the wire's own spellings (C44). No component builds one by hand. */

const withTable = (path: string, table: string | null | undefined) =>
  table ? `${path}?table=${encodeURIComponent(table)}` : path;

const withNext = (path: string, next: string | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

export const paths = {
  home: () => '/',
  signUp: (next?: string) => withNext('/signup', next),
  login: (next?: string) => withNext('/login', next),
  menu: (table?: string | null) => withTable('/menu', table),
  product: (id: string, table?: string | null) => withTable(`/single/${encodeURIComponent(id)}`, table),
  cart: (table?: string | null) => withTable('/cart', table),
  checkout: () => '/billing',
  gallery: () => '/gallary',
  rewards: () => '/loyality',
  profile: () => '/profile',
  about: () => '/about',
  admin: (tab?: string) => (tab ? `/admin/${tab}` : '/admin'),
  closet: () => '/closet',
  closetItem: (id: string, table?: string | null) => withTable(`/csingle/${encodeURIComponent(id)}`, table),
};
