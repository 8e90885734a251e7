import { randomUUID } from 'node:crypto';
import { newPhone } from '../api/orders';
import { pathOf } from '../api/requests';
import { firstProduct } from './pages';

/** What opens the page of an order. */
interface PlacedOrder {
  readonly code: string;
  readonly key: string;
}

/** Places a guest's pick-up order in a demo shop. @throws Error with the answer if the shop refuses it */
export async function placeOrder(origin: string, fullName: string): Promise<PlacedOrder> {
  const { _id } = await firstProduct(origin);
  const answer = await fetch(`${origin}${pathOf('placeGuestOrder')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      data: { fullName, address: 'Lakeside 6', phone: newPhone(), email: 'guest@example.com' },
      deliveryLocation: 'Pick-up',
      deliveryOption: 'Pick up',
      item: [{ _id, quantity: 1 }],
    }),
  });
  if (!answer.ok) throw new Error(`An order failed with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: PlacedOrder }).data;
}

/** Places an order, and returns the address that its mail has. */
export async function orderLink(origin: string): Promise<string> {
  const { code, key } = await placeOrder(origin, 'Sita Rai');
  return `/order/${code}?key=${encodeURIComponent(key)}`;
}
