import { randomInt, randomUUID } from 'node:crypto';
import { guestCheckouts, newPhone, PHONE_MARK } from '../../api/orders';
import { pathOf } from '../../api/requests';
import { type Life, pick } from './life';
import type { Visitor } from './visitor';

/** Mean time to choose from the menu and to fill in the checkout, ms. */
const CHOOSING_MS = 8_000;
/** Mean time between two looks at an order, and their number. */
const WAITING_MS = 4_000;
const LOOKS = 3;
/** One order in so many is sent twice at once, as by a double tap. */
const DOUBLE = 10;

/** Ids of the orders that the shop has acknowledged, one for each idempotency key. */
export type Acknowledged = string[];

interface Receipt {
  readonly _id: string;
  readonly code: string;
  readonly key: string;
}

/** A private address out of 65,000, which no browsing customer has. */
const newAddress = () => `10.200.${randomInt(256)}.${randomInt(256)}`;

async function placeOrder(visitor: Visitor, life: Life, headers: Record<string, string>) {
  const body = JSON.parse(JSON.stringify(pick(life, guestCheckouts)).replace(PHONE_MARK, newPhone));
  const asked = {
    method: 'POST',
    path: pathOf('placeGuestOrder'),
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    body,
  } as const;
  const times = life.random() < 1 / DOUBLE ? 2 : 1;
  return Promise.all(Array.from({ length: times }, () => visitor.askApi<Receipt>('order', asked)));
}

/** A guest who orders and follows the order; then the next guest, from another address. */
export async function order(visitor: Visitor, life: Life, acknowledged: Acknowledged): Promise<void> {
  while (!life.isOver()) {
    await life.think(CHOOSING_MS);
    if (life.isOver()) return;
    const headers = { 'X-Forwarded-For': newAddress() };
    const html = { ...headers, Accept: 'text/html', 'Accept-Encoding': 'br' };
    await visitor.ask('page', { path: '/menu', headers: html });
    await visitor.ask('list', { path: pathOf('listMenu', '?page=1&limit=40'), headers });
    await life.think(CHOOSING_MS);
    // Both answers to a double tap name the same order; another one would be stored without being listed here.
    const receipt = (await placeOrder(visitor, life, headers)).find((one) => one !== null);
    if (!receipt) continue;
    const { _id, code, key } = receipt;
    acknowledged.push(_id);
    const query = `?key=${encodeURIComponent(key)}`;
    await visitor.ask('page of an order', { path: `/order/${code}${query}`, headers: html });
    for (let look = 0; look < LOOKS && !life.isOver(); look += 1) {
      await life.think(WAITING_MS);
      await visitor.ask('follow an order', {
        path: pathOf('followOrder', query).replace('{code}', code),
        headers,
      });
    }
  }
}
