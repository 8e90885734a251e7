import type { OrderReceipt } from '../contract/entities/order';
import { addRound, onVisitChange, parseVisit, type Round, readVisitText, toRound } from './table-visit';

const NOON = Date.parse('2026-03-06T06:15:00.000Z');
const HOURS = 60 * 60_000;
const round = (id: string, about: object = {}): Round => ({
  id,
  code: 'K7F3QD',
  at: NOON,
  totalPaisa: 5000,
  lines: [{ name: 'Latte', quantity: 1, choices: '' }],
  ...about,
});
const parse = (stored: unknown, now = NOON) => parseVisit(JSON.stringify(stored), now);

/** A browser's window with a storage that may refuse. */
function fakeWindow({ isFull = false, isBlocked = false } = {}) {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => {
      if (isBlocked) throw new Error('blocked');
      return stored.get(name) ?? null;
    },
    setItem: (name: string, text: string) => {
      if (isFull) throw new Error('full');
      stored.set(name, text);
    },
  };
  const events = new EventTarget();
  const on = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  Object.assign(globalThis, { window: { localStorage, ...on } });
  return events;
}

afterEach(() => {
  Object.assign(globalThis, { window: undefined });
});

describe('a stored visit', () => {
  test('C150: is over four hours after its last round', () => {
    const rounds = [round('a', { at: NOON - 9 * HOURS }), round('b')];
    expect(parse(rounds, NOON + 4 * HOURS - 1)).toEqual(rounds);
    expect(parse(rounds, NOON + 4 * HOURS)).toEqual([]);
  });

  test.each(['', 'x', 'null', '{}', '[]', '{"length":1}'])('P24: of the text %j is empty', (text) => {
    expect(parseVisit(text, NOON)).toEqual([]);
  });

  test.each([
    null,
    'text',
    round('a', { id: 7 }),
    round('a', { code: 7 }),
    round('a', { at: '7' }),
    round('a', { totalPaisa: 1.5 }),
    round('a', { lines: null }),
    round('a', { lines: [null] }),
    round('a', { lines: ['text'] }),
    round('a', { lines: [{ name: 7, quantity: 1, choices: '' }] }),
    round('a', { lines: [{ name: 'Latte', quantity: '1', choices: '' }] }),
    round('a', { lines: [round('b').lines[0], { name: 'Latte', quantity: 1, choices: 7 }] }),
  ])('P24: leaves out %j', (bad) => {
    expect(parse([round('first'), bad, round('last', { code: null })]).map(({ id }) => id)).toEqual([
      'first',
      'last',
    ]);
  });
});

describe('a placed order as a round', () => {
  const order = {
    items: [
      { name: 'Latte', quantity: 2, selectedColor: null, selectedSize: 'L', requests: 'hot' },
      { name: null, quantity: undefined, selectedColor: 'Red', selectedSize: null, requests: null },
    ],
    totalAmount: 120.5,
  } as unknown as Parameters<typeof toRound>[0];
  const lines = [
    { name: 'Latte', quantity: 2, choices: 'Oat milk, L, hot' },
    { name: 'Item', quantity: 1, choices: 'Red' },
  ];

  test('takes id, code, time and total from the receipt', () => {
    const receipt = { _id: 'o1', code: 'K7', createdAt: '2026-03-06T06:00:00.000Z', totalAmount: 99 };
    expect(toRound(order, receipt as unknown as OrderReceipt, 'key', NOON, ['Oat milk'])).toEqual({
      id: 'o1',
      code: 'K7',
      at: NOON - 15 * 60_000,
      totalPaisa: 9900,
      lines,
    });
  });

  test('without a receipt has what the browser knows', () => {
    expect(toRound(order, null, 'key', NOON)).toMatchObject({
      id: 'key',
      code: null,
      at: NOON,
      totalPaisa: 12050,
      lines: [{ choices: 'L, hot' }, { choices: 'Red' }],
    });
    const bad = { createdAt: 'never' } as unknown as OrderReceipt;
    expect(toRound({ items: [] }, bad, 'key', NOON)).toMatchObject({ at: NOON, totalPaisa: 0 });
  });
});

describe('rounds of a table', () => {
  test('are kept per table, each once, the last fifty', () => {
    fakeWindow();
    for (let index = 0; index < 52; index += 1) addRound('7', round(`r${index}`), NOON);
    addRound('7', round('r51', { totalPaisa: 1 }), NOON);
    addRound('8', round('other'), NOON);
    const kept = parseVisit(readVisitText('7'), NOON);
    expect(kept.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => `r${index + 2}`));
    expect(kept.at(-1)?.totalPaisa).toBe(5000);
    expect(parseVisit(readVisitText('8'), NOON)).toHaveLength(1);
    expect(readVisitText('9')).toBe('');
  });

  test('C404: a full storage leaves them in this tab; a blocked one has none, and stops nobody', () => {
    fakeWindow({ isFull: true });
    addRound('7', round('a'), NOON);
    expect(readVisitText('7')).toContain('"id":"a"');
    fakeWindow({ isBlocked: true });
    expect(readVisitText('7')).toBe('');
  });

  test('changes in this tab and in others call a listener until it unsubscribes', () => {
    const events = fakeWindow();
    let heard = 0;
    const off = onVisitChange(() => {
      heard += 1;
    });
    addRound('7', round('a'), NOON);
    events.dispatchEvent(new Event('storage'));
    expect(heard).toBe(2);
    off();
    addRound('7', round('b'), NOON);
    events.dispatchEvent(new Event('storage'));
    expect(heard).toBe(2);
  });
});
