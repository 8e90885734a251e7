import { request } from '@storefront/shared/api';
import { createMockWorld } from './create-mock-world';
import { startMockServer } from './node';
import { type Behaviour, SLOW_MS } from './support/behaviour';

let stop = () => {};
const start = (behaviour: Behaviour) => {
  stop = startMockServer(createMockWorld({ person: 'admin', behaviour }));
};
afterEach(() => stop());

test('empty: every list is empty, all other calls answer', async () => {
  start('empty');
  expect(await request('listMenu', {})).toEqual([]);
  expect(await request('listOrders', {})).toEqual([]);
  expect(await request('getProduct', { params: { id: 'product-coffee-1' } })).toMatchObject({
    name: 'Espresso',
  });
  expect(await request('getCurrentUser', {})).toHaveLength(1);
});

test('failing: every call fails except those about the session', async () => {
  start('failing');
  await expect(request('listMenu', {})).rejects.toMatchObject({
    status: 500,
    message: 'Something went wrong. Please try again.',
  });
  expect(await request('getCurrentUser', {})).toHaveLength(1);
});

test('slow: every call answers after a delay', async () => {
  start('slow');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  let status = 0;
  const answer = fetch('http://localhost/api/v1/product/getall').then((response) => {
    status = response.status;
  });
  await jest.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(status).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  await answer;
  expect(status).toBe(200);
  jest.useRealTimers();
});
