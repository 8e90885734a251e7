import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ItemIds } from './screen';

interface Dish {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly image: string;
}

interface Piece {
  readonly _id: string;
  readonly division: string;
  readonly sizeOptions: readonly string[];
  readonly colors: readonly { readonly name: string }[];
}

/** Items of the demo that the screens show. */
export interface DemoItems extends ItemIds {
  readonly dishes: readonly Dish[];
  readonly clothes: Piece;
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api/v1${path}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Returns two dishes, a piece of clothing and a shoe of the demo. */
export async function findDemoItems(request: APIRequestContext): Promise<DemoItems> {
  const groups = await read<{ products: Dish[] }[]>(request, '/product/getall?page=1');
  const dishes = groups.flatMap(({ products }) => products).slice(0, 2);
  const pieces = await read<Piece[]>(request, '/closet/getall?page=1');
  const shoes = await read<Piece[]>(request, '/closet/getall?page=1&division=kicks');
  const clothes = pieces.find(({ division }) => division === 'closet');
  const shoe = [...shoes, ...pieces].find(({ division }) => division === 'kicks');
  if (!dishes[0] || !clothes || !shoe) throw new Error('The demo lacks a dish, clothes or a shoe.');
  return { dishes, clothes, dish: dishes[0]._id, piece: clothes._id, shoe: shoe._id };
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

/** Places three pending orders, once per shop. */
export async function placeOrders(request: APIRequestContext, { dishes }: DemoItems): Promise<void> {
  if ((await read<unknown[]>(request, '/order/get?page=1')).length > 0) return;
  for (const [fullName, phone] of [
    ['Sita Rai', '9841234567'],
    ['Bikash Gurung', '9812004410'],
    ['Maya Tamang', '9801556209'],
  ]) {
    await request.post('/api/v1/order/placeorder', {
      headers: { 'Idempotency-Key': randomUUID() },
      data: {
        data: { fullName, phone, address: 'House 14, Campus Road', email: 'guest@example.com', points: 0 },
        deliveryLocation: 'Pick-up',
        deliveryOption: 'Pick up',
        item: dishes.map(({ _id }) => ({ _id, type: 'product', quantity: 2, requests: 'Not too hot' })),
        product: dishes.map(({ _id }) => _id),
      },
    });
  }
}
