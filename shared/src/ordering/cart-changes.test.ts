import { latte, line, shirt } from '../dev/testing/sellable-items';
import { isCounted } from './order-effects';
import { fromCartRow } from './order-request';
import { additionProblem, missingChoice, quantityProblem, sharesStock, stockOf } from './sellable-item';
import { isQueued } from './slots';
import { queueOf } from './suggest-minutes';

const cells = [
  { size: 'S', color: 'Sand', stock: 3 },
  { size: 'M', color: 'Sand', stock: 1 },
];
const counted = { ...shirt, cells };
const choice = (selectedSize: string | null, selectedColor: string | null = 'Sand') => ({
  selectedSize,
  selectedColor,
});

test('C152: a line that is named by a cart line has what it leaves out from there', () => {
  const row = {
    itemId: 'shirt',
    type: 'closet' as const,
    quantity: 3,
    selectedColor: 'Sand',
    selectedSize: 'M',
    requests: 'gift',
    options: ['a'],
  };
  const asked = line({ productId: 'cart-line', quantity: 1 });
  expect(fromCartRow(asked, undefined)).toBe(asked);
  expect(fromCartRow({ ...asked, isQuantityMissing: true }, row)).toMatchObject({
    productId: 'shirt',
    type: 'closet',
    quantity: 3,
    selectedColor: 'Sand',
    selectedSize: 'M',
    requests: 'gift',
    options: ['a'],
  });
  const full = { ...asked, selectedColor: 'Red', selectedSize: 'L', requests: 'now', options: ['b'] };
  expect(fromCartRow(full, row)).toMatchObject({
    quantity: 1,
    selectedColor: 'Red',
    selectedSize: 'L',
    requests: 'now',
    options: ['b'],
  });
  expect(fromCartRow(asked, { ...row, options: null }).options).toBeNull();
});

test('C159, C273: lines share pieces by item, or by size and colour where staff count them', () => {
  expect(sharesStock(shirt, choice('S'), choice('M'))).toBe(true);
  expect(sharesStock(counted, choice('S'), choice('M'))).toBe(false);
  expect(sharesStock(counted, choice('S'), choice('s'))).toBe(true);
  expect(sharesStock(latte, choice(null), choice(null))).toBe(true);
});

test('C226: pieces of a dish are known only if staff count them', () => {
  expect([shirt, latte, { ...latte, piecesLeft: 4 }].map(stockOf)).toEqual([shirt.stock, null, 4]);
});

test('C258: where staff count by size and colour, one of several has to be chosen', () => {
  const item = { ...counted, sizeOptions: ['S', 'M'], colors: [{ name: 'Sand', image: '' }] };
  expect(missingChoice(item, choice(null, null))).toEqual({ field: 'selectedSize', options: ['S', 'M'] });
  expect(missingChoice(item, choice('S', null))).toBeNull();
  expect(missingChoice({ ...item, sizeOptions: ['S'] }, choice(null, null))).toBeNull();
  const two = { ...item, colors: [...item.colors, { name: 'Red', image: '' }] };
  expect(missingChoice(two, choice('S', null))).toEqual({ field: 'selectedColor', options: ['Sand', 'Red'] });
  expect(missingChoice({ ...two, cells: null }, choice(null, null))).toBeNull();
  expect(missingChoice(latte, choice(null, null))).toBeNull();
});

test('C235: the queue of each department is the pieces of its lines', () => {
  const of = (department: 'kitchen' | 'bar', quantity: number) => ({ department, quantity });
  expect(queueOf([of('kitchen', 2), of('bar', 1), of('kitchen', 3)])).toEqual({
    kitchen: 5,
    bar: 1,
    closet: 0,
  });
  expect(queueOf([])).toEqual({ kitchen: 0, bar: 0, closet: 0 });
});

describe('C159: pieces of a line of a cart', () => {
  const change = (own: number, elsewhere = 0, item: typeof shirt | typeof latte = shirt) => ({
    item,
    own,
    elsewhere,
    tableNumber: null,
    selectedSize: 'S',
    selectedColor: 'Sand',
  });

  test('are as many as the stock has beside other lines', () => {
    expect(quantityProblem(change(1), 3)).toBeNull();
    expect(quantityProblem(change(1), 4)).toBe('Only 3 left, 1 is in your cart');
    expect(quantityProblem(change(1, 2), 2)).toBe('Only 3 left, they are in your cart');
  });

  test('can always be fewer than before', () => {
    expect(quantityProblem(change(9), 8)).toBeNull();
    expect(quantityProblem(change(9), 9)).toBe('Only 3 left, they are in your cart');
  });

  test('are at most 99, also of a dish that nobody counts', () => {
    expect(quantityProblem(change(1, 0, latte), 99)).toBeNull();
    expect(quantityProblem(change(1, 0, latte), 100)).toBe('A cart line holds at most 99 pieces');
    expect(quantityProblem(change(1, 0, { ...shirt, stock: 500 }), 100)).toBe(
      'A cart line holds at most 99 pieces',
    );
  });

  test('of an item that is gone are none', () => {
    expect(quantityProblem(change(1, 0, { ...shirt, isDeleted: true }), 1)).toBe(
      'Shirt cannot be ordered now',
    );
  });

  test('P21: are added up to the stock, but not to a full line', () => {
    expect(additionProblem(change(0), 3, false)).toBeNull();
    expect(additionProblem(change(2), 3, false)).toBeNull();
    expect(additionProblem(change(3), 1, false)).toBe('Only 3 left, they are in your cart');
    expect(additionProblem(change(3), 1, true)).toBeNull();
    expect(additionProblem(change(0), 4, true)).toBe('Only 3 left');
  });
});

test('C226: lines of orders placed since the count began take from it', () => {
  expect([isCounted(null, 5), isCounted(5, 4), isCounted(5, 5)]).toEqual([false, false, true]);
});

test('C210: an order for a much later slot is not in the queue', () => {
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
  expect([isQueued(null, 0), isQueued(at(60), 0), isQueued(at(61), 0), isQueued(at(-5), 0)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
