import type { CallName } from '@storefront/shared/contract/routes';
import type { HttpClient } from '../support/http-client';
import { closetItems, products } from './support/catalogue';
import { success } from './support/expect-answer';
import { newMember } from './support/members';
import { openMockShop } from './support/mock-shop';
import { cartLine, checkout, line } from './support/payloads';
import type { Shop } from './support/shop';
import { strictAnswer } from './support/strict-answer';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns every copy of a value that lacks one field, at any depth. */
function withoutOne(value: unknown): { lacks: string; value: unknown }[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      withoutOne(entry).map((one) => ({ lacks: one.lacks, value: value.with(index, one.value) })),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...rest } = value;
    const deeper = withoutOne(inner).map((one) => ({
      lacks: `${name}.${one.lacks}`,
      value: { ...value, [name]: one.value },
    }));
    return [{ lacks: name, value: rest }, ...deeper];
  });
}

/** Optional fields: the details of a line depend on its item. */
const optional = ['productDetails', 'closetDetails', 'closetDetails.colors', 'closetDetails.availableStock'];

let shop: Shop;
beforeAll(async () => {
  shop = await openMockShop();
});
afterAll(() => shop.close());

type Ask = (name: CallName) => Promise<{ client: HttpClient; input: object }>;

const asked: Readonly<Partial<Record<CallName, Ask>>> = {
  listMenu: async () => ({ client: shop.guest(), input: {} }),
  listClosetItems: async () => ({ client: shop.guest(), input: {} }),
  listLocations: async () => ({ client: shop.guest(), input: {} }),
  listGallery: async () => ({ client: shop.guest(), input: {} }),
  getCurrentUser: async () => ({ client: (await newMember(shop)).client, input: {} }),
  addToCart: async () => ({
    client: (await newMember(shop)).client,
    input: { params: { id: closetItems.shirt._id }, body: cartLine({ type: 'closet' }) },
  }),
  placeGuestOrder: async () => ({
    client: shop.guest(),
    input: { body: checkout({ lines: [line(products.espresso)] }) },
  }),
  listOrders: async () => ({ client: await shop.admin(), input: {} }),
};

test.each(Object.keys(asked) as CallName[])(
  'an answer to %s without any one field is reported',
  async (name) => {
    const ask = asked[name];
    if (!ask) throw new Error(`nobody asks ${name}`);
    const { client, input } = await ask(name);
    const data = success(name, await client.send(name, input));
    const schema = strictAnswer(name);
    const unnoticed = withoutOne(data)
      .filter((one) => schema.safeParse(one.value).success)
      .map(({ lacks }) => lacks);
    expect(unnoticed.filter((field) => !optional.includes(field))).toEqual([]);
  },
);

test('an answer with an extra field is reported', async () => {
  const places = success('listLocations', await shop.guest().call('listLocations', {}));
  const odd = places.map((place) => ({ ...place, secret: 1 }));
  expect(strictAnswer('listLocations').safeParse(odd).success).toBe(false);
});
