import { onCartUpdated } from '@storefront/shared/events';
import {
  addGuestLine,
  guestTables,
  readGuestLines,
  removeGuestLines,
  setGuestQuantity,
} from './guest-storage';
import { isGuestCartInTabOnly } from './in-tab-only';
import type { NewLine } from './line';

const newLine = (about: Partial<NewLine> = {}): NewLine => ({
  productId: 'espresso',
  type: 'product',
  name: 'Espresso',
  price: 120,
  image: '/espresso.webp',
  quantity: 1,
  selectedColor: null,
  selectedSize: null,
  requests: '',
  ...about,
});

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());

test("§3: stores the normal cart under 'cart' and a table's under 'tableCart_{tableNumber}'", () => {
  addGuestLine(null, newLine());
  addGuestLine('7', newLine({ quantity: 2 }));
  expect(stored('cart')).toMatchObject([
    { _id: 'espresso', name: 'Espresso', price: 120, quantity: 1, requests: '', isTableOrder: false },
  ]);
  expect(stored('tableCart_7')).toMatchObject([
    { _id: 'espresso', quantity: 2, isTableOrder: true, tableNumber: '7' },
  ]);
  expect(guestTables()).toEqual(['7']);
});

test('P21: adding an equal line increases its quantity, up to 99; another size or request adds a line', () => {
  addGuestLine(null, newLine({ quantity: 60 }));
  addGuestLine(null, newLine({ requests: 'hot' }));
  addGuestLine(null, newLine({ selectedSize: 'M' }));
  addGuestLine(null, newLine({ quantity: 60 }));
  expect(readGuestLines(null).map(({ quantity }) => quantity)).toEqual([99, 1, 1]);
});

test('P25: adding an equal line updates its price and name', () => {
  addGuestLine(null, newLine());
  addGuestLine(null, newLine({ name: 'Espresso doppio', price: 130 }));
  expect(readGuestLines(null)).toMatchObject([{ name: 'Espresso doppio', price: 130, quantity: 2 }]);
});

test('C47: removing a line keeps another line of the same product', () => {
  addGuestLine(null, newLine({ productId: 'shirt', type: 'closet', selectedSize: 'M' }));
  addGuestLine(null, newLine({ productId: 'shirt', type: 'closet', selectedSize: 'L' }));
  const [first] = readGuestLines(null);
  removeGuestLines(null, [first?.lineId ?? '']);
  expect(readGuestLines(null).map(({ selectedSize }) => selectedSize)).toEqual(['L']);
});

test('C22: removing the last line deletes the storage key', () => {
  addGuestLine('7', newLine());
  removeGuestLines(
    '7',
    readGuestLines('7').map(({ lineId }) => lineId),
  );
  expect(localStorage.getItem('tableCart_7')).toBeNull();
  expect(guestTables()).toEqual([]);
});

test('§5: a quantity is at least 1', () => {
  addGuestLine(null, newLine({ quantity: 3 }));
  const [line] = readGuestLines(null);
  setGuestQuantity(null, line?.lineId ?? '', 0);
  expect(readGuestLines(null)[0]?.quantity).toBe(1);
  setGuestQuantity(null, line?.lineId ?? '', 500);
  expect(readGuestLines(null)[0]?.quantity).toBe(99);
});

test("§3: every change fires 'cartUpdated' and says which cart it was", () => {
  const received: unknown[] = [];
  const stopListening = onCartUpdated((change) => received.push(change));
  addGuestLine('7', newLine());
  const [line] = readGuestLines('7');
  setGuestQuantity('7', line?.lineId ?? '', 2);
  removeGuestLines('7', [line?.lineId ?? '']);
  addGuestLine(null, newLine());
  stopListening();
  expect(received).toEqual([{ table: '7' }, { table: '7' }, { table: '7' }, { table: null }]);
});

test('C404: where the browser is full the cart lives in this tab, and pages see it', () => {
  addGuestLine(null, newLine({ productId: 'latte' }));
  const received: unknown[] = [];
  const stopListening = onCartUpdated((change) => received.push(change));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addGuestLine(null, newLine());
  expect(readGuestLines(null).map(({ productId }) => productId)).toEqual(['latte', 'espresso']);
  expect(isGuestCartInTabOnly(null)).toBe(true);
  full.mockRestore();
  addGuestLine(null, newLine());
  stopListening();
  expect(received).toHaveLength(2);
  expect(isGuestCartInTabOnly(null)).toBe(false);
  expect(stored('cart')).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
});

test.each([
  [
    'forbids storage',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['has no storage', () => undefined as unknown as Storage],
])('C404: where the browser %s the cart lives in this tab', (_, get) => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(get);
  expect(readGuestLines(null)).toEqual([]);
  expect(guestTables()).toEqual([]);
  addGuestLine(null, newLine());
  addGuestLine('7', newLine());
  expect(readGuestLines(null)).toHaveLength(1);
  expect(guestTables()).toEqual(['7']);
  removeGuestLines('7', [readGuestLines('7')[0]?.lineId ?? '']);
  expect(guestTables()).toEqual([]);
  expect([isGuestCartInTabOnly(null), isGuestCartInTabOnly('7')]).toEqual([true, false]);
  forbidden.mockRestore();
});

test('C48: what else this browser stores is no cart of a table', () => {
  for (const key of ['cart', 'ordersUnderWay', 'tableCart_']) localStorage.setItem(key, '[]');
  addGuestLine('12', newLine());
  expect(guestTables()).toEqual(['12']);
});

test('Undo puts a line where it was', () => {
  for (const productId of ['a', 'b', 'c']) addGuestLine(null, newLine({ productId }));
  removeGuestLines(
    null,
    readGuestLines(null)
      .filter(({ productId }) => productId === 'b')
      .map(({ lineId }) => lineId),
  );
  addGuestLine(null, newLine({ productId: 'b', place: 1 }));
  expect(readGuestLines(null).map(({ productId }) => productId)).toEqual(['a', 'b', 'c']);
});

test('C256: other options are another line; the same ones in another order are the same line', () => {
  const [large, oat] = [
    { _id: 'large', group: 'Size', name: 'Large', price: 60 },
    { _id: 'oat', group: 'Milk', name: 'Oat milk', price: 50 },
  ];
  addGuestLine(null, newLine({ options: [large, oat] }));
  addGuestLine(null, newLine({ options: [oat, large] }));
  addGuestLine(null, newLine({ options: [large] }));
  addGuestLine(null, newLine());
  expect(readGuestLines(null).map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
});
