import type { Actor } from './actors';

/** Sends JSON as an actor, keeps the values of the answer, and returns its `data`. */
export type Send = (actor: Actor, method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

interface Item {
  readonly _id: string;
  /** Of choices that an order of it has to make. */
  readonly optionGroups?: readonly unknown[];
}

const PERSON = { fullName: 'Asha Tamang', phone: '9841234567', address: 'Lakeside 6', email: '' };

/**
 * Makes the rows that random requests seldom make: orders of a guest and of a customer, lines in a cart. They go
 * through the API, as all requests.
 */
export async function makeFirstRows(send: Send): Promise<void> {
  const all = (await send('guest', 'GET', '/product/getallproducts?page=1&limit=40')) as readonly Item[];
  const dishes = all.filter(({ optionGroups = [] }) => optionGroups.length === 0);
  const [dish, other] = dishes;
  if (!dish || !other) throw new Error('The demo has no dishes');
  const order = {
    data: PERSON,
    deliveryLocation: 'Pick-up',
    deliveryOption: 'Pick up',
    item: [
      { _id: dish._id, quantity: 2 },
      { _id: other._id, quantity: 1 },
    ],
  };
  for (let count = 0; count < 3; count += 1) {
    await send('guest', 'POST', '/order/placeorder', order);
    await send('customer', 'POST', '/order/place', order);
  }
  for (const { _id } of dishes.slice(0, 10))
    await send('customer', 'POST', `/cart/add/${_id}`, { quantity: 1, type: 'product' });
  await send('customer', 'GET', '/cart/getcart');
  await send('staff', 'GET', '/setting/tablecodes?tables=1,2,3');
}
