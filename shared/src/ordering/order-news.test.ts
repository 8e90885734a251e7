import type { FollowedOrder } from '../contract/entities/followed-order';
import { orderNews, orderSteps } from './order-news';

const AT = Date.UTC(2026, 10, 20, 6, 15);

const refused: FollowedOrder = {
  code: '4Y2T8X',
  isMember: false,
  status: 'cancelled',
  createdAt: new Date(AT).toISOString(),
  acceptedAt: null,
  closedAt: new Date(AT).toISOString(),
  cancelledBy: 'shop',
  fullName: 'Sita Rai',
  address: 'House 14',
  deliveryOption: 'Lakeside',
  tableNumber: null,
  totalAmount: 420,
  item: [],
};

test('C201: the page of a refused order says why first; without a reason nothing is missing', () => {
  const news = (changes: Partial<FollowedOrder>) => orderNews({ ...refused, ...changes }, AT);
  const rest = 'There is nothing to pay. Call us if you want to know more.';
  expect(news({ cancelReason: 'The momo are sold out.' })).toEqual({
    headline: 'We could not take this order',
    text: `The momo are sold out. ${rest}`,
  });
  for (const none of [{ cancelReason: null }, {}]) expect(news(none).text).toBe(rest);
  const mine = news({ cancelledBy: 'customer', cancelReason: 'The momo are sold out.' });
  expect(mine.text).not.toContain('momo');
});

test('C237: an order for later says which time was chosen, until the shop accepts', () => {
  const waiting: FollowedOrder = { ...refused, status: 'pending', closedAt: null, cancelledBy: null };
  const text = (slotAt: string | null) => orderNews({ ...waiting, slotAt }, AT).text;
  const rest = 'This page says when it accepts.';
  expect(text(null)).toBe(`The shop has your order. ${rest}`);
  expect(text('2026-11-20T12:45:00.000Z')).toBe(`You chose 6:30 to 6:45 PM. ${rest}`);
  expect(text('2026-11-21T03:15:00.000Z')).toBe(`You chose tomorrow, 9 to 9:15 AM. ${rest}`);
});

describe('C206, C207: the steps of an order and its promised time', () => {
  const MINUTE = 60_000;
  const later = (minutes: number) => new Date(AT + minutes * MINUTE).toISOString();
  const accepted: FollowedOrder = {
    ...refused,
    status: 'processing',
    step: 'accepted',
    promisedAt: later(20),
    promisedFirstAt: later(20),
    acceptedAt: later(0),
    preparingAt: null,
    readyAt: null,
    closedAt: null,
    cancelledBy: null,
  };
  const pickup = { deliveryOption: 'Pick up' };
  const table = { deliveryOption: null, tableNumber: '7' };
  const none = { promisedAt: null, promisedFirstAt: null };
  const headline = (changes: Partial<FollowedOrder>, minutes = 0) =>
    orderNews({ ...accepted, ...changes }, AT + minutes * MINUTE).headline;
  const steps = (changes: Partial<FollowedOrder>) =>
    orderSteps({ ...accepted, ...changes }, AT).map(({ name, state, time, was }) =>
      [state, name, was, time].filter(Boolean).join(' '),
    );

  test.each([
    [{}, 'With you by 12:20 PM'],
    [{ step: 'ready' }, 'With you by 12:20 PM'],
    [pickup, 'Ready by 12:20 PM'],
    [{ ...pickup, step: 'ready' }, 'Ready at the counter'],
    [table, 'At your table by 12:20 PM'],
    [{ ...table, step: 'ready' }, 'Coming to your table'],
    [{ promisedAt: later(30) }, 'A little late: by 12:30 PM'],
    [{ promisedAt: later(24) }, 'With you by 12:24 PM'],
    [{ promisedAt: later(10) }, 'With you by 12:10 PM'],
    [none, 'Your order is accepted'],
    [{ ...none, step: 'preparing' }, 'We are preparing your order'],
    [{ ...none, ...table, step: 'preparing' }, 'The kitchen is making it'],
    [{ ...none, step: 'ready' }, 'On the way to you'],
    [{ step: undefined, ...none }, 'We are preparing your order'],
    [{ status: 'completed', step: null, closedAt: later(9) }, 'Delivered at 12:09 PM'],
  ] as const)('%j: %s', (changes, expected) => {
    expect(headline(changes)).toBe(expected);
  });

  test('a promise that has passed is late, until a pick-up order is ready', () => {
    expect(headline({}, 20)).toBe('With you by 12:20 PM');
    expect(headline({}, 21)).toBe('A little late');
    expect(orderNews(accepted, AT + 21 * MINUTE).text).toMatch(/^We promised it by 12:20 PM\. /);
    expect(headline({ ...pickup, step: 'ready' }, 21)).toBe('Ready at the counter');
  });

  test('delivery has five steps, pick-up four and a table three; the last one has the promised time', () => {
    const preparing = { step: 'preparing', preparingAt: later(4) } as const;
    const ready = { step: 'ready', preparingAt: later(4), readyAt: later(9) } as const;
    expect(steps(preparing)).toEqual([
      'done Placed 12 PM',
      'done Accepted 12 PM',
      'now Being prepared 12:04 PM',
      'next On the way',
      'next Delivered by 12:20 PM',
    ]);
    expect(steps({ ...ready, promisedAt: later(40) }).slice(2)).toEqual([
      'done Being prepared 12:04 PM',
      'now On the way 12:09 PM',
      'next Delivered 12:20 PM by 12:40 PM',
    ]);
    expect(steps(pickup)).toEqual([
      'done Placed 12 PM',
      'now Accepted 12 PM',
      'next Being prepared',
      'next Ready at the counter by 12:20 PM',
    ]);
    expect(steps({ ...pickup, ...ready })[3]).toBe('now Ready at the counter 12:09 PM');
    expect(steps({ ...pickup, ...ready, status: 'completed', step: null, closedAt: later(12) })).toEqual([
      'done Placed 12 PM',
      'done Accepted 12 PM',
      'done Being prepared 12:04 PM',
      'done Picked up 12:12 PM',
    ]);
    expect(steps(table)).toEqual([
      'done Placed 12 PM',
      'now With the kitchen 12 PM',
      'next Served by 12:20 PM',
    ]);
    expect(steps({ ...table, ...preparing })[1]).toBe('now With the kitchen 12 PM');
    expect(steps({ ...table, ...ready })[2]).toBe('now Coming to your table 12:09 PM');
  });

  test('an order that nobody accepted is placed, and promises no time', () => {
    const pending = { status: 'pending', step: null, acceptedAt: null } as const;
    expect(steps(pending)).toEqual([
      'now Placed 12 PM',
      'next Accepted',
      'next Being prepared',
      'next On the way',
      'next Delivered',
    ]);
    expect(steps({ ...pending, ...table })).toEqual([
      'now Placed 12 PM',
      'next With the kitchen',
      'next Served',
    ]);
    expect(steps({ ...pending, step: undefined })[0]).toBe('now Placed 12 PM');
  });

  test('a cancelled order stops after the steps that it reached', () => {
    const cancelled = { status: 'cancelled', step: null, preparingAt: later(4), closedAt: later(6) } as const;
    expect(steps(cancelled)).toEqual([
      'done Placed 12 PM',
      'done Accepted 12 PM',
      'done Being prepared 12:04 PM',
      'stopped Cancelled 12:06 PM',
    ]);
  });

  test('a server without steps shows three of them', () => {
    expect(steps({ step: undefined, ...none })).toEqual([
      'done Placed 12 PM',
      'now Being prepared 12 PM',
      'next Delivered',
    ]);
  });
});

describe('C442: what an order says about the time of clothes', () => {
  const item = (...types: ('product' | 'closet')[]) =>
    types.map((type) => ({ type, name: 'Thing', price: 100, quantity: 1 }) as FollowedOrder['item'][number]);
  const order = (changes: Partial<FollowedOrder>): FollowedOrder => ({
    ...refused,
    status: 'processing',
    step: 'accepted',
    closedAt: null,
    cancelledBy: null,
    promisedAt: null,
    ...changes,
  });
  const promisedAt = '2026-11-20T13:45:00.000Z';
  const news = (changes: Partial<FollowedOrder>) => orderNews(order(changes), AT);

  test('clothes alone have no time, until staff agree on one', () => {
    expect(news({ item: item('closet'), status: 'pending', step: null }).text).toBe(
      'The shop has your order. We call to agree on a time. This page says when it accepts.',
    );
    expect(news({ item: item('closet') }).text).toBe(
      'We prepare it. We call to agree on a time. Then it goes to you.',
    );
    expect(news({ item: item('closet'), promisedAt })).toEqual({
      headline: 'With you by 7:30 PM',
      text: 'Your order is accepted. We prepare it. Then it goes to you.',
    });
  });

  test('with dishes, the promised time is that of the dishes', () => {
    const both = { item: item('product', 'closet'), promisedAt };
    expect(news(both)).toEqual({
      headline: 'Dishes with you by 7:30 PM',
      text: 'Your order is accepted. We prepare it. We call to agree on a time for the clothes. Then it goes to you.',
    });
    expect(orderSteps(order(both), AT).at(-1)?.time).toBe('dishes by 7:30 PM');
    expect(orderNews(order(both), Date.parse(promisedAt) + 1).text).toMatch(
      /^We promised the dishes by 7:30 PM\. /,
    );
  });

  test('dishes alone, and goods that come to a table, are called about by nobody', () => {
    expect(news({ item: item('product'), promisedAt }).headline).toBe('With you by 7:30 PM');
    const table = { deliveryOption: null, tableNumber: '7', item: item('product', 'closet') };
    expect(JSON.stringify(news({ ...table, promisedAt }))).not.toContain('call');
  });
});
