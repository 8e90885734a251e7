import { type APIRequestContext, request as requests } from '@playwright/test';
import { PORT, staff } from '../support/shop-environment';
import type { Person } from './screen';
import { fillCart, findStock, placeOrders, type Stock } from './stock-shop';

const origin = `http://127.0.0.1:${PORT}`;
const asha = { fullName: 'Asha Tamang', email: 'asha.tamang@example.com', password: 'momo-and-tea' };

type BrowserState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Items of the demo, and each person's browser state: cookies and local storage. */
export interface ShopAndPeople {
  readonly stock: Stock;
  readonly states: Readonly<Record<Person, BrowserState>>;
}

async function signedIn(
  { email, password }: { readonly email: string; readonly password: string },
  prepare: (request: APIRequestContext) => Promise<void>,
): Promise<BrowserState> {
  const request = await requests.newContext({ baseURL: origin });
  const answer = await request.post('/api/v1/user/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  await prepare(request);
  const state = await request.storageState();
  await request.dispose();
  return state;
}

const storing = (items: Readonly<Record<string, string>>): BrowserState => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(items).map(([name, value]) => ({ name, value })) }],
});

const guestCart = ({ dishes }: Stock): string =>
  JSON.stringify(
    dishes.map(({ _id, name, price, image }) => ({ _id, name, price, image, type: 'product', quantity: 2 })),
  );

/** Marks the sign-up dialog as seen: it appears once per browser. */
const INVITED = { signupDialogSeen: 'true' };

/** Prepares accounts, carts and orders through the API. Returns the items and the browser states. */
export async function meetPeople(): Promise<ShopAndPeople> {
  const request = await requests.newContext({ baseURL: origin });
  const stock = await findStock(request);
  await request.post('/api/v1/user/register', { data: { ...asha, entredReferalCode: '' } });
  await request.dispose();
  const member = await signedIn(asha, (own) => fillCart(own, stock));
  const admin = await signedIn(staff, (own) => placeOrders(own, stock));
  return {
    stock,
    states: {
      guest: storing(INVITED),
      shopper: storing({ ...INVITED, cart: guestCart(stock) }),
      member,
      staff: admin,
    },
  };
}
