import { largeLatte, latte, line, lookupOf, request, shirt } from '../dev/testing/sellable-items';
import { decideOrder, type OrderFacts } from './decide-order';
import type { SellableProduct } from './sellable-item';

const toast: SellableProduct = {
  ...latte,
  id: 'toast',
  name: 'Toast',
  mealtime: { from: '07:00', until: '11:00' },
};
const at = (time: string) => Date.parse(`2026-11-20T${time}+05:45`);

const decide = (now: string, about: Parameters<typeof request>[0] = {}, dish = toast) => {
  const facts: OrderFacts = {
    items: lookupOf(latte, shirt, dish),
    place: undefined,
    balance: 0,
    closed: null,
    now: at(now),
    slot: null,
    paymentMethods: ['cash'],
  };
  return decideOrder(request({ lines: [line(), line({ productId: 'toast' })], ...about }), facts);
};

test('C263: at 10:59 breakfast is ordered; at 11:01 its line is refused, once, with the total of the rest', () => {
  expect(decide('10:59:59')).toHaveProperty('sums.totalPaisa', 421_00);
  const lines = [line(), line({ productId: 'toast' }), line({ productId: 'toast', requests: 'dark' })];
  expect(decide('11:01', { lines })).toEqual({
    refused: 'conflict',
    message: 'Something changed since you looked',
    changes: [
      {
        kind: 'closed',
        _id: 'toast',
        name: 'Toast',
        was: null,
        now: null,
        text: 'Served 7 AM to 11 AM. Back at 7 AM tomorrow.',
      },
    ],
    totalAmount: 210.5,
  });
});

test('C236, C263: an order for a slot counts the time of the slot', () => {
  expect(decide('20:00', { slotAt: at('10:45') + 86_400_000 })).toHaveProperty('sums.totalPaisa', 421_00);
  expect(decide('08:00', { slotAt: at('11:00') })).toHaveProperty('changes', [
    expect.objectContaining({ kind: 'closed', _id: 'toast', text: 'Served 7 AM to 11 AM.' }),
  ]);
});

test('C263: a dish that is sold out or deleted is gone, whatever the time', () => {
  expect(decide('12:00', {}, { ...toast, soldOut: true })).toHaveProperty('changes.0.kind', 'gone');
  expect(decide('12:00', {}, { ...toast, isDeleted: true })).toHaveProperty('changes.0.kind', 'gone');
});

test('C257, C263: a change of options names its line in the request, also after a line that is not served', () => {
  const lines = [
    line({ productId: 'toast' }),
    line({ productId: 'large-latte', options: ['jug'] }),
    line({ productId: 'large-latte', options: ['large'], price: 200 }),
  ];
  const facts: OrderFacts = {
    items: lookupOf(largeLatte, toast),
    place: undefined,
    balance: 0,
    closed: null,
    now: at('11:01'),
    slot: null,
    paymentMethods: ['cash'],
  };
  expect(decideOrder(request({ lines }), facts)).toMatchObject({
    changes: [
      { kind: 'closed', _id: 'toast' },
      { kind: 'option', line: 1 },
      { kind: 'price', line: 2, was: 200, now: 270.5 },
    ],
  });
});
