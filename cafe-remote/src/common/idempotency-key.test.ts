import { newKey } from '@storefront/shared/rules/new-key';
import { forgetUnansweredOrder, keyFor, otherUnansweredKey } from './idempotency-key';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const order = { total: 240 };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('P2: the same order has the same key for every request and caller', () => {
  const key = keyFor('checkout', order);
  expect(key).toMatch(UUID);
  expect(keyFor('checkout', { total: 240 })).toBe(key);
  jest.resetModules();
  const again = jest.requireActual<typeof import('./idempotency-key')>('./idempotency-key');
  expect(again.keyFor('checkout', order)).toBe(key);
});

test('P1: another order, another scope and the next attempt have other keys', () => {
  const keys = [keyFor('checkout', order), keyFor('table:7', order)];
  keys.push(keyFor('checkout', { total: 250 }));
  forgetUnansweredOrder('checkout');
  keys.push(keyFor('checkout', { total: 250 }));
  expect(new Set(keys).size).toBe(4);
});

test('otherUnansweredKey returns the key of another order until that order is forgotten', () => {
  expect(otherUnansweredKey('checkout', order)).toBeNull();
  const key = keyFor('checkout', order);
  expect(otherUnansweredKey('checkout', order)).toBeNull();
  expect(otherUnansweredKey('checkout', { total: 250 })).toBe(key);
  forgetUnansweredOrder('checkout');
  expect(otherUnansweredKey('checkout', { total: 250 })).toBeNull();
});

test.each(['{', 'null', '"x"', '{"key":5,"payload":"{}"}', '{"key":"a"}'])(
  'P24: ignores a stored attempt that reads %s',
  (text) => {
    sessionStorage.setItem('cafe:attempt:checkout', text);
    expect(otherUnansweredKey('checkout', order)).toBeNull();
    expect(keyFor('checkout', order)).toMatch(UUID);
  },
);

const forbid = {
  'is full': () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  'is forbidden': () =>
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
};

test.each(['is full', 'is forbidden'] as const)(
  'P24: where the storage %s, the page keeps the key in memory',
  (how) => {
    forbid[how]();
    const key = keyFor(how, order);
    expect(keyFor(how, order)).toBe(key);
    forgetUnansweredOrder(how);
    expect(keyFor(how, order)).not.toBe(key);
  },
);

test('keys have the same form without a secure origin', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(undefined as never);
  const own = crypto.randomUUID;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const keys = [newKey(), newKey()];
  Object.defineProperty(crypto, 'randomUUID', { value: own, configurable: true });
  for (const key of keys) expect(key).toMatch(UUID);
  expect(keys[0]).not.toBe(keys[1]);
});
