import type { TableVisit } from '../contract/entities/table';
import { ownRounds, partyRounds } from './party-rounds';
import { type Round, toRound } from './table-visit';

const NOON = Date.parse('2026-03-06T06:15:00.000Z');
const iso = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

type WireRound = TableVisit['rounds'][number];

const wireRound = (id: string, about: Partial<WireRound> = {}): WireRound => ({
  _id: id,
  code: `CODE${id}`,
  status: 'pending',
  step: null,
  createdAt: iso(0),
  guestName: null,
  totalAmount: 120,
  item: [],
  ...about,
});

const visitWith = (...rounds: WireRound[]): TableVisit => ({
  tableNumber: '7',
  openedAt: iso(-10),
  calledAt: null,
  bill: null,
  rounds,
  totalAmount: 0,
  movedTo: null,
});

const ownRound = (id: string, minutes: number): Round => ({
  id,
  code: null,
  at: NOON + minutes * 60_000,
  totalPaisa: 5000,
  lines: [],
});

test.each([
  [{ status: 'pending', step: null }, 'sent'],
  [{ status: 'processing', step: 'accepted' }, 'making'],
  [{ status: 'processing', step: 'preparing' }, 'making'],
  [{ status: 'processing', step: 'ready' }, 'coming'],
  [{ status: 'completed', step: null }, 'served'],
  [{ status: 'cancelled', step: null }, 'cancelled'],
] as const)('C240: an order with %j is %s', (about, state) => {
  expect(partyRounds(visitWith(wireRound('a', about)), [], NOON)).toMatchObject([{ state }]);
});

test('C240: reads name, sum and lines of a round, and knows the own ones', () => {
  const item = { name: 'Latte', quantity: 2, selectedColor: null, selectedSize: 'L', requests: 'no sugar' };
  const visit = visitWith(wireRound('a', { guestName: 'Maya', item: [item] }), wireRound('b'));
  expect(partyRounds(visit, [ownRound('b', 0)], NOON)).toEqual([
    {
      id: 'a',
      code: 'CODEa',
      at: NOON,
      totalPaisa: 12_000,
      lines: [{ name: 'Latte', quantity: 2, choices: 'L, no sugar' }],
      state: 'sent',
      guestName: 'Maya',
      isOwn: false,
    },
    expect.objectContaining({ id: 'b', isOwn: true }),
  ]);
});

const milk = { group: 'Milk', price: 40 };
const options = [
  { _id: 'large', id: 'large', ...milk, name: 'Large' },
  { _id: 'oat', id: 'oat', ...milk, name: 'Oat milk' },
];

test('C256: options of a dish come first among the choices of a round', () => {
  const choices = { selectedColor: null, selectedSize: null, requests: 'hot' };
  const item = { name: 'Latte', quantity: 1, ...choices, options };
  expect(partyRounds(visitWith(wireRound('a', { item: [item] })), [], NOON)).toMatchObject([
    { lines: [{ name: 'Latte', choices: 'Large, Oat milk, hot' }] },
  ]);
});

test('C150, C256: a round that only this browser knows has the words of its options, not their ids', () => {
  const latte = { _id: 'latte', name: 'Latte', quantity: 2, options: ['large', 'oat'], requests: 'hot' };
  const tea = { _id: 'tea', name: 'Tea', quantity: 1 };
  const order = { items: [latte, tea], totalAmount: 500 };
  const [round] = ownRounds([toRound(order as never, null, 'key', NOON, ['Large, Oat milk', ''])]);
  expect(round).toMatchObject({
    lines: [
      { name: 'Latte', quantity: 2, choices: 'Large, Oat milk, hot' },
      { name: 'Tea', quantity: 1, choices: '' },
    ],
    totalPaisa: 500_00,
    state: null,
    isOwn: true,
  });
});

test('a line without name and quantity is one item', () => {
  const visit = visitWith(wireRound('a', { item: [{}] as unknown as WireRound['item'] }));
  expect(partyRounds(visit, [], NOON)).toMatchObject([
    { lines: [{ name: 'Item', quantity: 1, choices: '' }] },
  ]);
});

test('C240: adds an own round that the server did not list yet, but none of an earlier party', () => {
  // The clock of this browser is ahead; staff moved one round to another table.
  const own = [ownRound('old', -60), ownRound('moved', 0), ownRound('a', 1), ownRound('new', 2)];
  const shown = partyRounds(visitWith(wireRound('a')), own, NOON).map(({ id, state }) => [id, state]);
  expect(shown).toEqual([
    ['a', 'sent'],
    ['new', null],
  ]);
  const ids = partyRounds(visitWith(), [ownRound('old', -60), ownRound('new', -5)], NOON).map(({ id }) => id);
  expect(ids).toEqual(['new']);
});

test('C244: after staff closed the table its old rounds are gone; a new one shows at once', () => {
  const closed = { ...visitWith(), openedAt: null };
  expect(partyRounds(closed, [ownRound('old', -2)], NOON)).toEqual([]);
  expect(partyRounds(closed, [ownRound('old', -2), ownRound('new', 0)], NOON)).toHaveLength(1);
});
