import { onSignedOut, request } from '@storefront/shared/api';
import { placeOrder } from '@storefront/shared/api/orders';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer();
let stop = () => {};
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  stop();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Answers the first `times` calls with 401, later ones with success. Returns the requests it received. */
function refuse(times: number): Request[] {
  const received: Request[] = [];
  server.use(
    http.all('*/api/v1/*', ({ request: came }) => {
      received.push(came.clone());
      if (received.length > times) return HttpResponse.json({ success: true, data: { _id: 'o' } });
      return HttpResponse.json({ success: false, message: 'Please log in', data: null }, { status: 401 });
    }),
  );
  return received;
}

const order = {
  data: { fullName: 'Asha', address: 'Lakeside', phone: '9841234567' },
  item: [{ _id: 'a' }],
};

test('P23: request retries the call after a new sign-in, with the same body and idempotency key', async () => {
  const received = refuse(1);
  const asked: string[] = [];
  stop = onSignedOut(async (name) => {
    asked.push(name);
    return true;
  });
  expect(await placeOrder(order, 'the-key')).toEqual({ _id: 'o' });
  expect(asked).toEqual(['placeOrder']);
  expect(received.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['the-key', 'the-key']);
  const [first, second] = await Promise.all(received.map((came) => came.json()));
  expect(second).toEqual(first);
});

test('P23: request rejects with 401 if the person does not sign in again', async () => {
  const received = refuse(1);
  stop = onSignedOut(async () => false);
  await expect(request('getCart', {})).rejects.toMatchObject({ status: 401, message: 'Please log in' });
  expect(received).toHaveLength(1);
});

test('P23: request retries a call only once', async () => {
  const received = refuse(9);
  stop = onSignedOut(async () => true);
  await expect(request('getCart', {})).rejects.toMatchObject({ status: 401 });
  expect(received).toHaveLength(2);
});

test('request does not retry a call that was aborted meanwhile', async () => {
  const received = refuse(1);
  const control = new AbortController();
  stop = onSignedOut(async () => {
    control.abort();
    return true;
  });
  await expect(request('getCart', {}, { signal: control.signal })).rejects.toMatchObject({ status: 401 });
  expect(received).toHaveLength(1);
});

test('the listener is not called for another failure, or after it was removed', async () => {
  const asked: string[] = [];
  const end = onSignedOut(async (name) => {
    asked.push(name);
    return true;
  });
  server.use(
    http.all('*/api/v1/*', () => HttpResponse.json({ success: false, message: 'No' }, { status: 403 })),
  );
  await expect(request('getCart', {})).rejects.toMatchObject({ status: 403 });
  end();
  refuse(1);
  await expect(request('getCart', {})).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
});
