import type { OrderReceipt } from '../contract/entities/order';
import {
  dropOrderKeys,
  forgetMemberOrders,
  forgetOrder,
  markOrders,
  onFollowedOrders,
  ordersUnderWay,
  parseFollowedOrders,
  readFollowedText,
  rememberMemberOrders,
  rememberOrder,
  setOrderOver,
} from './followed-orders';
import { hasOrderInVisit, rememberOrderInVisit } from './order-in-visit';

const receipt = (code: string, key: string | null = `key-${code}`) =>
  ({ code, key }) as unknown as OrderReceipt;
const remembered = () => parseFollowedOrders(readFollowedText());
const codes = () => remembered().map(({ code }) => code);
const mark = () => document.documentElement.dataset.orders;
/** The storage of a browser that forbids it. */
const forbid = (name: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  markOrders(0);
});
afterEach(() => jest.restoreAllMocks());

describe('orders under way', () => {
  test('are remembered newest first, each once; a guest’s with the key of its link', () => {
    rememberOrder(receipt('A'), false);
    rememberOrder(receipt('B'), true);
    rememberOrder(receipt('A', 'new'), false);
    expect(remembered()).toMatchObject([
      { code: 'A', key: 'new' },
      { code: 'B', key: null },
    ]);
  });

  test('of a server without links are not remembered', () => {
    rememberOrder(null, false);
    rememberOrder(receipt('A', null), false);
    rememberOrder(receipt(''), false);
    expect(readFollowedText()).toBe('[]');
  });

  test('of a member come from any device, and keep what is known', () => {
    rememberOrder(receipt('A'), false);
    rememberMemberOrders(['B', 'A', 'C']);
    expect(codes()).toEqual(['B', 'C', 'A']);
    expect(remembered()[2]).toMatchObject({ code: 'A', key: 'key-A' });
    expect(remembered()[0]).toMatchObject({ code: 'B', key: null });
    rememberMemberOrders(['A']);
    expect(codes()).toEqual(['B', 'C', 'A']);
  });

  test('C471: of an account lose their key, and leave with log-out; those of a guest stay', () => {
    rememberOrder(receipt('A'), false);
    rememberOrder(receipt('B'), false);
    rememberOrder(receipt('C'), true);
    dropOrderKeys(['B', 'C', 'D']);
    expect(remembered()).toMatchObject([
      { code: 'C', key: null },
      { code: 'B', key: null },
      { code: 'A', key: 'key-A' },
    ]);
    forgetMemberOrders();
    expect(remembered()).toMatchObject([{ code: 'A', key: 'key-A' }]);
    expect(mark()).toBe('1');
  });

  test('are fifty at most', () => {
    const many = Array.from({ length: 52 }, (_, index) => `O${index}`);
    for (const code of many) rememberOrder(receipt(code), false);
    expect(codes()).toEqual([...many].reverse().slice(0, 50));
    rememberMemberOrders(['X']);
    expect(codes()).toEqual(['X', ...[...many].reverse().slice(0, 49)]);
  });

  test('that the guest forgets leave nothing behind', () => {
    rememberOrder(receipt('A'), false);
    rememberOrder(receipt('B'), false);
    forgetOrder('A');
    expect(codes()).toEqual(['B']);
    forgetOrder('B');
    expect(localStorage).toHaveLength(0);
  });

  test('C401: that ended leave the strip and keep a guest’s key; a member’s is forgotten', () => {
    rememberOrder(receipt('A'), false);
    rememberOrder(receipt('B'), true);
    for (const code of ['A', 'B', 'unknown']) setOrderOver(code, true);
    expect(remembered()).toMatchObject([{ code: 'A', key: 'key-A', isOver: true }]);
    expect(ordersUnderWay(remembered())).toEqual([]);
    expect(mark()).toBeUndefined();
    setOrderOver('A', false);
    expect(ordersUnderWay(remembered())).toHaveLength(1);
    expect(mark()).toBe('1');
  });

  test('C401: are forgotten when their link has expired', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    rememberOrder(receipt('A'), false);
    clock.mockReturnValue(30 * 24 * 60 * 60 * 1000 - 1);
    rememberOrder(receipt('B'), false);
    expect(codes()).toEqual(['B', 'A']);
    clock.mockReturnValue(30 * 24 * 60 * 60 * 1000);
    rememberOrder(receipt('C'), false);
    expect(codes()).toEqual(['C', 'B']);
  });

  test('reserve space for one or two of them', () => {
    expect(mark()).toBeUndefined();
    rememberOrder(receipt('A'), false);
    expect(mark()).toBe('1');
    rememberMemberOrders(['B', 'C']);
    expect(mark()).toBe('2');
    for (const code of ['A', 'B', 'C']) forgetOrder(code);
    expect(mark()).toBeUndefined();
  });

  test('tell this tab and others of a change, and of nothing else', () => {
    const listener = jest.fn();
    const unsubscribe = onFollowedOrders(listener);
    rememberOrder(receipt('A'), false);
    expect(listener).toHaveBeenCalledTimes(1);
    rememberMemberOrders(['A']);
    forgetOrder('X');
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    rememberOrder(receipt('B'), false);
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each(['', 'x', 'null', '{}', '7'])('P24: of the text %j are none', (text) => {
    expect(parseFollowedOrders(text)).toEqual([]);
  });

  test('P24: that cannot be read are left out', () => {
    const stored = [
      { code: 'A', key: null },
      null,
      7,
      { code: 7, key: null },
      { code: 'B' },
      { code: 'C', key: 'k' },
    ];
    expect(parseFollowedOrders(JSON.stringify(stored)).map(({ code }) => code)).toEqual(['A', 'C']);
  });

  test('C404: where storage is forbidden are those of this tab', () => {
    forbid('localStorage');
    rememberOrder(receipt('A'), false);
    expect(codes()).toEqual(['A']);
    expect(mark()).toBe('1');
    forgetOrder('A');
    expect(codes()).toEqual([]);
  });
});

test('C153: a tab knows whether it sent an order; without storage it claims so', () => {
  expect(hasOrderInVisit()).toBe(false);
  rememberOrderInVisit();
  expect(hasOrderInVisit()).toBe(true);
  forbid('sessionStorage');
  rememberOrderInVisit();
  expect(hasOrderInVisit()).toBe(true);
});
