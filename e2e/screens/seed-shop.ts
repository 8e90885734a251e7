import { type APIRequestContext, expect, request as requests } from '@playwright/test';
import { PORT, staff } from '../support/shop-environment';
import { placeBoardOrders } from './board-orders';
import {
  type DemoItems,
  endOrders,
  fillCart,
  findDemoItems,
  placeForLink,
  placeOwnOrders,
} from './demo-items';
import type { ItemIds, Person } from './screen';
import { seatParties } from './table-parties';

const origin = `http://127.0.0.1:${PORT}`;
const asha = { fullName: 'Asha Tamang', email: 'asha.tamang@example.com', password: 'momo-and-tea' };

type BrowserState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** Items of the demo, and each person's browser state: cookies and local storage. */
export interface SeededShop {
  readonly items: DemoItems & ItemIds;
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

const withStorage = (items: Readonly<Record<string, string>>): BrowserState => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(items).map(([name, value]) => ({ name, value })) }],
});

const guestCart = ({ dishes, dishWithOptions }: DemoItems): string =>
  JSON.stringify(
    [...dishes.slice(0, 1), dishWithOptions].map(({ _id, name, price, image, options }) => ({
      _id,
      name,
      price,
      image,
      options,
      type: 'product',
      quantity: 2,
    })),
  );

/** Marks the sign-up dialog as seen: it appears once per browser. */
const INVITED = { signupDialogSeen: 'true' };

/** Saves two addresses of the member, once per shop; the first one was used last (C266). */
async function saveAddresses(request: APIRequestContext): Promise<void> {
  const saved = (await (await request.get('/api/v1/address/list')).json()) as { data: readonly unknown[] };
  if (saved.data.length > 0) return;
  const home = {
    name: 'Home',
    fullName: asha.fullName,
    phone: '9841234567',
    address: 'House 14, Campus Road',
  };
  const office = { ...home, name: 'Office', address: 'Floor 2, above the bank', place: 'Bus Park' };
  const used = { landmark: 'Blue gate', place: 'Campus Road', lastUsedAt: new Date().toISOString() };
  for (const data of [{ ...home, ...used }, office])
    expect((await request.post('/api/v1/address/add', { data })).ok()).toBe(true);
}

/** Prepares accounts, carts and orders through the API. Returns the items and the browser states. */
export async function seedShop(): Promise<SeededShop> {
  const request = await requests.newContext({ baseURL: origin });
  const items = await findDemoItems(request);
  await request.post('/api/v1/user/register', { data: { ...asha, entredReferalCode: '' } });
  const order = await placeForLink(request, items);
  await request.dispose();
  let ended: readonly string[] = [];
  const member = await signedIn(asha, async (own) => {
    await fillCart(own, items);
    ended = await placeOwnOrders(own, items);
    await saveAddresses(own);
  });
  const admin = await signedIn(staff, async (own) => {
    await endOrders(own, ended);
    await placeBoardOrders(own, items);
    await seatParties(own, items);
  });
  return {
    items: { ...items, order },
    states: {
      guest: withStorage(INVITED),
      shopper: withStorage({ ...INVITED, cart: guestCart(items) }),
      member,
      staff: admin,
    },
  };
}
