import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ItemIds } from './screen';

interface Dish {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly image: string;
  readonly optionGroups?: readonly string[];
  /** The chosen ones. */
  readonly options?: readonly object[];
}

interface Group {
  readonly _id: string;
  readonly name: string;
  readonly min: number;
  readonly choices: readonly {
    readonly _id: string;
    readonly name: string;
    readonly priceDifference: number;
  }[];
}

interface Piece {
  readonly _id: string;
  readonly division: string;
  readonly sizeOptions: readonly string[];
  readonly colors: readonly { readonly name: string }[];
  /** Absent where the stock is one number. */
  readonly cells?: unknown;
}

/** Items of the demo that the screens show. */
export interface DemoItems extends Omit<ItemIds, 'order'> {
  /** Two without options. */
  readonly dishes: readonly Dish[];
  /** One with options, as a guest's cart keeps it. */
  readonly dishWithOptions: Dish;
  readonly clothes: Piece;
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api/v1${path}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Returns a dish with the first choices that it needs. */
function choose(dish: Dish, groups: readonly Group[]): Dish {
  const options = groups
    .filter(({ _id }) => dish.optionGroups?.includes(_id))
    .flatMap(({ name: group, min, choices }) =>
      choices.slice(0, min).map(({ _id, name, priceDifference: price }) => ({ _id, group, name, price })),
    );
  return { ...dish, price: options.reduce((sum, { price }) => sum + price, dish.price), options };
}

/** Returns dishes, a piece of clothing and a shoe of the demo. */
export async function findDemoItems(request: APIRequestContext): Promise<DemoItems> {
  const groups = await read<{ products: Dish[] }[]>(request, '/product/getall?page=1');
  const menu = groups.flatMap(({ products }) => products);
  const hasOptions = ({ optionGroups = [] }: Dish) => optionGroups.length > 0;
  // Other tests rearrange the menu.
  const dishes = menu.filter((dish) => !hasOptions(dish)).slice(0, 2);
  const withOptions = menu.find(hasOptions);
  const pieces = await read<Piece[]>(request, '/closet/getall?page=1');
  const shoes = await read<Piece[]>(request, '/closet/getall?page=1&division=kicks');
  // Every screen may order its first size and colour, which must not sell out.
  const clothes = pieces.find(({ division, cells }) => division === 'closet' && !cells);
  const shoe = [...shoes, ...pieces].find(({ division }) => division === 'kicks');
  if (!dishes[0] || !withOptions || !clothes || !shoe)
    throw new Error('The demo lacks a dish, clothes or a shoe.');
  const dishWithOptions = choose(withOptions, await read<Group[]>(request, '/product/options'));
  return { dishes, dishWithOptions, clothes, dish: dishes[0]._id, piece: clothes._id, shoe: shoe._id };
}

/** Adds items of both rooms to the cart of the signed-in user. A cart that has items stays. */
export async function fillCart(request: APIRequestContext, { dishes, clothes }: DemoItems): Promise<void> {
  if ((await read<unknown[]>(request, '/cart/getcart')).length > 0) return;
  for (const { _id } of dishes) {
    await request.post(`/api/v1/cart/add/${_id}`, {
      data: { quantity: 2, type: 'product', requests: 'Less ice, please' },
    });
  }
  await request.post(`/api/v1/cart/add/${clothes._id}`, {
    data: {
      quantity: 1,
      type: 'closet',
      selectedColor: clothes.colors[0]?.name ?? null,
      selectedSize: clothes.sizeOptions[0] ?? null,
    },
  });
}

const orderOf = (fullName: string, phone: string, dishes: readonly Dish[]) => ({
  data: { fullName, phone, address: 'House 14, Campus Road', email: 'guest@example.com', points: 0 },
  deliveryLocation: 'Pick-up',
  deliveryOption: 'Pick up',
  item: dishes.map(({ _id }) => ({ _id, type: 'product', quantity: 2, requests: 'Not too hot' })),
  product: dishes.map(({ _id }) => _id),
});

/** Places a guest's order and returns its link. Each has another phone, because a phone may have few pending orders. */
export async function placeForLink(request: APIRequestContext, { dishes }: DemoItems): Promise<string> {
  const phone = `98${randomInt(10_000_000, 99_999_999)}`;
  const answer = await request.post('/api/v1/order/placeorder', { data: orderOf('Sita Rai', phone, dishes) });
  const { code, key } = ((await answer.json()) as { data: { code: string; key: string } }).data;
  return `/order/${code}?key=${key}`;
}

/** Places three orders of the signed-in member, once per shop. Returns the ids of the two that staff are to end. */
export async function placeOwnOrders(
  request: APIRequestContext,
  { dishes, clothes }: DemoItems,
): Promise<readonly string[]> {
  const { orders } = await read<{ orders: unknown[] }>(request, '/order/mine');
  if (orders.length > 0) return [];
  const shirt = { _id: clothes._id, type: 'closet', quantity: 1, selectedSize: clothes.sizeOptions[0] };
  const ids: string[] = [];
  for (const extra of [[], [{ ...shirt, selectedColor: clothes.colors[0]?.name }], []]) {
    const order = orderOf('Asha Tamang', '9801556209', dishes);
    const data = { ...order, item: [...order.item, ...extra] };
    const answer = await request.post('/api/v1/order/place', { data });
    ids.push(((await answer.json()) as { data: { _id: string } }).data._id);
  }
  return ids.slice(0, 2);
}

/** Completes the first order and refuses the second, as staff. */
export async function endOrders(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const status = index === 0 ? 'completed' : 'cancelled';
    await request.put(`/api/v1/order/changeStatus/${id}`, { data: { status } });
  }
}
