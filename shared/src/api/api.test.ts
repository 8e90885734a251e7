import { request } from '@storefront/shared/api';
import { ApiError, isNotFound } from '@storefront/shared/api/api-error';
import { deleteCartLines } from '@storefront/shared/api/cart';
import { placeGuestOrder } from '@storefront/shared/api/orders';
import { checkReferral } from '@storefront/shared/api/users';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { PAGE_BLOCKS } from '../config/runtime-config';
import { getCurrentUser } from './current-user';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  document.body.innerHTML = '';
});
afterAll(() => server.close());

/** Gives every call the same answer. Returns the requests it received. */
function answer(body: unknown, status = 200): Request[] {
  const received: Request[] = [];
  server.use(
    http.all('*/api/v1/*', ({ request: came }) => {
      received.push(came.clone());
      return HttpResponse.json(body as object, { status });
    }),
  );
  return received;
}

const failure = async (attempt: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await attempt.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const order = {
  data: { fullName: 'Asha', address: 'Lakeside', phone: '9841234567' },
  item: [{ _id: 'a' }],
};

test('request fills the path, omits parameters without a value and returns the data', async () => {
  const received = answer({ success: true, message: 'OK', data: [] });
  await request('getProduct', { params: { id: 'a/b c' } });
  expect(await request('listMenu', { query: { page: 2, category: undefined } })).toEqual([]);
  expect(received.map(({ method, url }) => `${method} ${url.slice(url.indexOf('/api'))}`)).toEqual([
    'GET /api/v1/product/getsingle/a%2Fb%20c',
    'GET /api/v1/product/getall?page=2',
  ]);
});

test('C45, P68: deleting lines sends the first id in the path and all of them in the body', async () => {
  const received = answer({ success: true, message: 'OK', data: null });
  await deleteCartLines(['a', 'b']);
  expect(received[0]?.url).toMatch(/\/cart\/delete\/a$/);
  expect(await received[0]?.json()).toEqual(['a', 'b']);
});

test('C86: an order carries its key to our server', async () => {
  const received = answer({ success: true, message: 'OK', data: { _id: 'o' } });
  await placeGuestOrder(order, 'the-key');
  expect(received[0]?.headers.get('idempotency-key')).toBe('the-key');
});

test('C86: another server gets no header that §7 lacks', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_BLOCKS.config}">{"ownServer":false}</script>`;
  const received = answer({ data: { _id: 'o' } });
  await placeGuestOrder(order, 'the-key');
  expect(received[0]?.headers.has('idempotency-key')).toBe(false);
});

test.each([
  ['a list of one', { success: true, data: [{ email: 'asha@example.com' }] }, { email: 'asha@example.com' }],
  ['the bare person', { data: { email: 'asha@example.com' } }, { email: 'asha@example.com' }],
  ['an empty list', { success: true, data: [] }, null],
  ['nothing', { success: true, data: null }, null],
])('C34: getCurrentUser reads %s', async (_, body, person) => {
  answer(body);
  expect(await getCurrentUser()).toEqual(person);
});

test('C34: a server that answers 401 to a guest says that nobody is signed in', async () => {
  answer({ success: false, message: 'Please log in' }, 401);
  expect(await getCurrentUser()).toBeNull();
});

test('C83: an ApiError holds the status, message and fields of the refusal', async () => {
  const errors = [{ field: 'item', message: 'No items in cart' }];
  answer({ success: false, message: 'No items in cart', data: null, errors }, 400);
  const error = await failure(placeGuestOrder(order, 'key'));
  expect(error).toMatchObject({ status: 400, message: 'No items in cart', fields: errors, conflict: null });
  expect(error.isAmbiguous).toBe(false);
});

test('C85: the ApiError of a refused order lists the changes', async () => {
  const data = { changes: [], totalAmount: 120 };
  answer({ success: false, message: 'Something changed', data }, 409);
  expect((await failure(placeGuestOrder(order, 'key'))).conflict).toEqual(data);
});

test.each([
  ['success: false with a message', { success: false, message: 'Momo is sold out' }, 'Momo is sold out'],
  ['success: false without a message', { success: false }, ''],
  ['success: false with data', { success: false, message: 'No', data: { _id: 'o' } }, 'No'],
  ['a false result', false, ''],
  ['a false result in data', { data: false, message: 'No' }, 'No'],
])('C162: %s under status 200 is a refusal', async (_, body, message) => {
  answer(body);
  const error = await failure(placeGuestOrder(order, 'key'));
  expect(error).toMatchObject({ status: 400, message, isAmbiguous: false });
});

test('C162, P69: a refusal under status 200 means signed out, no such item, and no such referral code', async () => {
  answer({ success: false, message: 'Please log in' });
  expect(await getCurrentUser()).toBeNull();
  expect(isNotFound(await failure(request('getProduct', { params: { id: 'x' } })))).toBe(true);
  answer({ data: { valid: false } });
  expect(await failure(checkReferral('ABCD2345'))).toMatchObject({ status: 404 });
});

test('P2: an ApiError is ambiguous without an answer and after a gateway error', async () => {
  server.use(http.all('*/api/v1/*', () => HttpResponse.error()));
  const lost = await failure(placeGuestOrder(order, 'key'));
  expect(lost).toMatchObject({ status: 0, message: 'Network Error', isAmbiguous: true });
  server.use(http.all('*/api/v1/*', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  expect(await failure(placeGuestOrder(order, 'key'))).toMatchObject({ status: 502, isAmbiguous: true });
});

test('an aborted call is ambiguous too', async () => {
  answer({ success: true, data: [] });
  const control = new AbortController();
  control.abort();
  const error = await failure(request('getCart', {}, { signal: control.signal }));
  expect(error.status).toBe(0);
});
