import { ApiError } from '@storefront/shared/api/api-error';
import { hasOrderInVisit } from '@storefront/shared/cart/order-in-visit';
import { PAGE_BLOCKS } from '@storefront/shared/config';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { HttpResponse, http } from 'msw';
import { placeOnce } from './place-once';

const shop = mockShop();

/** Returns a function that places orders with the given results: `ok`, or the status of a failure. */
function scripted(...ends: ('ok' | number)[]) {
  const keys: string[] = [];
  const onChecking = jest.fn();
  const place = (_: unknown, key: string) => {
    keys.push(key);
    const end = ends.shift() ?? 'ok';
    return end === 'ok'
      ? Promise.resolve({ _id: 'order' })
      : Promise.reject(new ApiError(end, `status ${end}`));
  };
  const send = (payload: unknown = 'order') => placeOnce({ scope: 'checkout', payload, place, onChecking });
  return { send, keys, onChecking };
}
const asked = () => shop.requests.filter((call) => call.includes('/order/bykey/'));
const answerByKey = (answer: () => Response) => shop.server.use(http.get('*/order/bykey/:key', answer));

test('a placed order closes its key', async () => {
  const { send, keys, onChecking } = scripted();
  expect(await send()).toEqual({ kind: 'placed', receipt: { _id: 'order' } });
  await send();
  expect(keys[0]).not.toBe(keys[1]);
  expect(onChecking).not.toHaveBeenCalled();
});

test('C153: the visit remembers that an order was sent', async () => {
  expect(hasOrderInVisit()).toBe(false);
  await scripted(0).send();
  expect(hasOrderInVisit()).toBe(true);
});

test.each([400, 403, 404, 409, 422])(
  'a refusal with %i is final: the next try has a new key',
  async (status) => {
    const { send, keys } = scripted(status);
    expect(await send()).toMatchObject({ kind: 'refused', error: { status } });
    await send();
    expect(keys[0]).not.toBe(keys[1]);
    expect(asked()).toHaveLength(0);
  },
);

test.each([401, 429, 500])('P23: after %i the same order keeps its key', async (status) => {
  const { send, keys } = scripted(status);
  expect(await send()).toMatchObject({ kind: 'refused', error: { status } });
  expect(await send()).toMatchObject({ kind: 'placed' });
  expect(keys[0]).toBe(keys[1]);
});

describe.each([0, 502, 503, 504])('P2: without an answer of the server (%i)', (status) => {
  test('placeOnce asks the server, and returns an order that was placed', async () => {
    const { send, onChecking } = scripted(status);
    answerByKey(() => HttpResponse.json({ success: true, message: '', data: { _id: 'there' } }));
    expect(await send()).toMatchObject({ kind: 'placed', receipt: { _id: 'there' } });
    expect(onChecking).toHaveBeenCalledTimes(1);
  });

  test('placeOnce keeps the key of an order that was not found, since it may still arrive', async () => {
    const { send, keys } = scripted(status);
    expect(await send()).toMatchObject({ kind: 'refused', error: { status } });
    await send();
    expect(keys[0]).toBe(keys[1]);
  });

  test('placeOnce returns unknown if the server does not answer again', async () => {
    const { send, keys } = scripted(status);
    answerByKey(() => HttpResponse.error());
    expect(await send()).toMatchObject({ kind: 'unknown', error: { status } });
    await send();
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('P2: after an attempt with unknown result, another order', () => {
  test('is not sent if the first one was placed', async () => {
    const { send, keys } = scripted(0);
    answerByKey(() => HttpResponse.error());
    await send('first');
    answerByKey(() =>
      HttpResponse.json({ success: true, message: '', data: { _id: 'first', totalAmount: 5 } }),
    );
    expect(await send('second')).toEqual({
      kind: 'earlier-placed',
      receipt: { _id: 'first', totalAmount: 5 },
    });
    expect(keys).toHaveLength(1);
    expect(await send('second')).toMatchObject({ kind: 'placed' });
  });

  test('is placed if the first one was not placed', async () => {
    const { send } = scripted(0);
    await send('first');
    expect(await send('second')).toMatchObject({ kind: 'placed' });
  });

  test('is not sent while the server does not answer', async () => {
    const { send, keys } = scripted(0);
    answerByKey(() => HttpResponse.error());
    await send('first');
    expect(await send('second')).toMatchObject({ kind: 'unknown' });
    expect(keys).toHaveLength(1);
  });
});

test('C86: sends no lookup to a server without keys', async () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = PAGE_BLOCKS.config;
  block.textContent = JSON.stringify({ ownServer: false });
  document.body.append(block);
  const { send } = scripted(0, 0);
  expect(await send('first')).toMatchObject({ kind: 'unknown' });
  await send('second');
  block.remove();
  expect(asked()).toHaveLength(0);
});
