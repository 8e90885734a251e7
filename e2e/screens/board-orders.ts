import type { APIRequestContext } from '@playwright/test';
import { tomorrowAt } from '../support/shop-hours';
import type { DemoItems } from './demo-items';

interface BoardOrder {
  readonly fullName: string;
  readonly phone: string;
  /** To the first delivery place of the demo; else pick-up. */
  readonly isDelivery?: true;
  readonly requests: string;
  readonly step: 'accepted' | 'preparing' | 'ready';
  /** Minutes until the promised time. */
  readonly minutes: number;
}

const ORDERS: readonly BoardOrder[] = [
  { fullName: 'Om Prakash Rai', phone: '9811100001', requests: '', step: 'accepted', minutes: 42 },
  {
    fullName: 'Sita Rai',
    phone: '9811100002',
    requests: 'Sesame allergy',
    step: 'preparing',
    minutes: -3,
    isDelivery: true,
  },
  { fullName: 'Anjali Shrestha', phone: '9811100003', requests: 'Less ice', step: 'ready', minutes: 5 },
  {
    fullName: 'Bishnu Lama',
    phone: '9811100004',
    requests: '',
    step: 'ready',
    minutes: 14,
    isDelivery: true,
  },
  {
    fullName: 'Kamala Thapa',
    phone: '9811100005',
    requests: '',
    step: 'ready',
    minutes: -2,
    isDelivery: true,
  },
];

/** A new order for tomorrow (C238). */
const LATER = { fullName: 'Gita Adhikari', phone: '9811100006' };

const ASKED = 'Om Prakash Rai';

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api/v1${path}`);
  return ((await answer.json()) as { data: T }).data;
}

async function place(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(`/api/v1/order/${path}`, { data });
  return ((await answer.json()) as { data: { _id: string } }).data._id;
}

/** Returns the payload of an order for pick-up, or to this place. */
const payload = (
  { fullName, phone }: Pick<BoardOrder, 'fullName' | 'phone'>,
  item: readonly object[],
  { where, slotAt = null }: { readonly where?: string | undefined; readonly slotAt?: string | null },
) => ({
  data: { fullName, phone, address: 'House 14, Campus Road', email: '', points: 0 },
  deliveryLocation: where ?? 'Pick-up',
  deliveryOption: where ?? 'Pick up',
  item,
  slotAt,
});

interface Group {
  readonly _id: string;
  readonly products: readonly { readonly _id: string }[];
}

/** Returns two dishes that the kitchen makes by default (C220). */
async function kitchenDishes(request: APIRequestContext): Promise<Group['products']> {
  const groups = await read<Group[]>(request, '/product/getall?page=1');
  const category = groups.find(({ _id }) => /momo/i.test(_id))?._id ?? '';
  const found = await read<Group[]>(
    request,
    `/product/getall?page=1&category=${encodeURIComponent(category)}`,
  );
  return found.flatMap(({ products }) => products).slice(0, 2);
}

/**
 * Places an order for each lane of the board, and one from a table, with lines of every department, once per shop.
 * `request` is signed in as staff.
 */
export async function placeBoardOrders(
  request: APIRequestContext,
  { dishes, clothes }: DemoItems,
): Promise<void> {
  const search = encodeURIComponent(ASKED);
  if ((await read<unknown[]>(request, `/order/get?page=1&search=${search}`)).length > 0) return;
  const [area] = await read<{ address: string }[]>(request, '/product/getadd');
  const food = await kitchenDishes(request);
  const items = [...dishes.slice(0, 1), ...food].map(({ _id }) => ({ _id, type: 'product', quantity: 1 }));
  const piece = {
    _id: clothes._id,
    type: 'closet',
    quantity: 1,
    selectedSize: clothes.sizeOptions[0] ?? null,
    selectedColor: clothes.colors[0]?.name ?? null,
  };
  await place(request, 'placefromtablepublic', {
    tableNumber: '7',
    items: items.map((item) => ({ ...item, requests: 'No sugar' })),
  });
  await place(request, 'placeorder', payload(LATER, items, { slotAt: tomorrowAt('11:00') }));
  for (const { fullName, phone, requests, step, minutes, isDelivery } of ORDERS) {
    const where = isDelivery ? area?.address : undefined;
    const lines = [...items.map((item) => ({ ...item, requests })), ...(step === 'accepted' ? [piece] : [])];
    const id = await place(request, 'placeorder', payload({ fullName, phone }, lines, { where }));
    const promisedAt = new Date(Date.now() + minutes * 60_000).toISOString();
    await request.put(`/api/v1/order/step/${id}`, { data: { step, promisedAt } });
    if (step === 'preparing')
      await request.put(`/api/v1/order/department/${id}`, { data: { department: 'bar', done: true } });
  }
}
