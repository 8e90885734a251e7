import type { LiteralShop, LiteralUser } from './literal-shop';

export interface CallRequest {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly session: string | null;
}

export interface CallResult {
  readonly status?: number;
  readonly cookie?: string;
  readonly success?: boolean;
  readonly message?: string;
  readonly data?: unknown;
}

export type Call = (shop: LiteralShop, request: CallRequest) => CallResult;

export const refused = (status: number, message: string): CallResult => ({ status, success: false, message });

export const shown = ({ password: _password, ...user }: LiteralUser) => user;

/** Wraps a call that requires a session. */
const signedIn =
  (call: (shop: LiteralShop, request: CallRequest & { readonly session: string }) => CallResult): Call =>
  (shop, request) =>
    request.session !== null && shop.sessions.has(request.session)
      ? call(shop, { ...request, session: request.session })
      : refused(401, 'Please log in');

const register: Call = (shop, { body }) => {
  const user = {
    fullName: String(body.fullName),
    email: String(body.email),
    password: String(body.password),
    points: 50,
    referalCode: 'ABCD2345',
    createdAt: new Date().toISOString(),
    role: 'user',
  };
  shop.users.push(user);
  return { success: true, message: 'Registered' };
};

const login: Call = (shop, { body }) => {
  const user = shop.users.find(({ email, password }) => email === body.email && password === body.password);
  if (!user) return refused(401, 'Invalid credentials');
  const cookie = crypto.randomUUID().replaceAll('-', '');
  shop.sessions.set(cookie, user);
  return { cookie, data: shown(user) };
};

const currentUser: Call = (shop, { session }) => {
  const user = session === null ? undefined : shop.sessions.get(session);
  return user ? { data: [shown(user)] } : refused(401, 'Please log in');
};

const listMenu: Call = (shop, { query }) => {
  if (query.get('page') !== '1') return { data: [] };
  const names = [...new Set(shop.products.map(({ category }) => category))];
  return {
    data: names.map((_id) => {
      const products = shop.products.filter(({ category }) => category === _id);
      return { _id, products, count: products.length };
    }),
  };
};

const getProduct: Call = (shop, { id }) => {
  const product = shop.products.find(({ _id }) => _id === id);
  return product ? { data: product } : refused(404, 'No such product');
};

const addToCart = signedIn((shop, { id, body, session }) => {
  const product = shop.products.find(({ _id }) => _id === id);
  if (!product) return refused(404, 'No such product');
  const _id = crypto.randomUUID();
  shop
    .cartOf(session)
    .push({ _id, product, quantity: Number(body.quantity), requests: String(body.requests) });
  return { success: true };
});

const getCart = signedIn((shop, { session }) => ({
  data: shop.cartOf(session).map(({ _id, product, quantity, requests }) => ({
    _id,
    quantity,
    type: 'product',
    selectedColor: null,
    selectedSize: null,
    requests,
    isTableOrder: false,
    tableNumber: null,
    total: product.price * quantity,
    productDetails: { name: product.name, price: product.price, image: product.image },
  })),
}));

const deleteFromCart = signedIn((shop, { id, session }) => {
  shop.carts.set(
    session,
    shop.cartOf(session).filter(({ _id }) => _id !== id),
  );
  return { success: true };
});

const order: Call = (shop, { body, session }) => {
  const by = session === null ? null : (shop.sessions.get(session)?.email ?? null);
  shop.orders.push({ by, payload: { ...body } });
  return { success: true };
};

/** The calls of §7 that a customer's pages make. The first group of a pattern is the id. */
export const literalCalls: readonly (readonly [RegExp, Call])[] = [
  [/^POST user\/register$/, register],
  [/^POST user\/login$/, login],
  [/^POST user\/checkreferal$/, () => ({ success: true })],
  [/^GET user\/getuser$/, currentUser],
  [/^GET product\/getall$/, listMenu],
  [/^GET product\/getallproducts$/, (shop) => ({ data: shop.products })],
  [/^GET product\/getsingle\/(\w+)$/, getProduct],
  [/^GET product\/getadd$/, (shop) => ({ data: shop.places })],
  [/^GET gallary\/getall$/, () => ({ data: [] })],
  [/^GET closet\/getall$/, (shop, { query }) => ({ data: query.get('page') === '1' ? shop.items : [] })],
  [/^POST cart\/add\/(\w+)$/, addToCart],
  [/^GET cart\/getcart$/, getCart],
  [/^DELETE cart\/delete\/([\w-]+)$/, deleteFromCart],
  [/^POST order\/place$/, signedIn(order)],
  [/^POST order\/placeorder$/, order],
];
