import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './support/watched-test';

interface MenuProduct {
  _id: string;
  price: number;
  ugage: string;
}

test.describe('the order calls', () => {
  let product: MenuProduct;
  let place: { address: string; rate: number };

  test.beforeAll(async ({ request }) => {
    const menu = (await (await request.get('/api/v1/product/getall?page=1')).json()) as {
      data: { products: MenuProduct[] }[];
    };
    const places = (await (await request.get('/api/v1/product/getadd')).json()) as { data: (typeof place)[] };
    const found = menu.data.flatMap((group) => group.products).find(({ ugage }) => ugage === 'enable');
    const [first] = places.data;
    if (!found || !first) throw new Error('the demo has no product or no delivery place');
    product = found;
    place = first;
  });

  const order = (totalAmount: number) => ({
    data: { fullName: 'Bikash Gurung', address: 'Ward 6', phone: '9812004410', email: '', points: 0 },
    deliveryLocation: place.address,
    deliveryOption: place.address,
    item: [{ _id: product._id, type: 'product', quantity: 2, requests: null }],
    product: [product._id],
    totalAmount,
  });

  test('P1: five requests with one key place one order', async ({ request }) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const data = order(2 * product.price + place.rate);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request.post('/api/v1/order/placeorder', { data, headers })),
    );
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { data: { _id: string } }).data._id),
    );
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(ids).size).toBe(1);
  });

  test('C84: a total that is too low gets 409 with the right one, and nothing is stored', async ({
    request,
  }) => {
    const key = randomUUID();
    const right = 2 * product.price + place.rate;
    const answer = await request.post('/api/v1/order/placeorder', {
      data: order(right - 10),
      headers: { 'Idempotency-Key': key },
    });
    expect(answer.status()).toBe(409);
    const body = (await answer.json()) as { success: boolean; data: { totalAmount: number } };
    expect(body.success).toBe(false);
    expect(body.data.totalAmount).toBe(right);
    expect((await request.get(`/api/v1/order/bykey/${key}`)).status()).toBe(404);
  });
});
