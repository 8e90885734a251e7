import { latte, line, shirt } from '../dev/testing/sellable-items';
import { fromCartRow } from './order-request';
import { missingChoice, sharesStock, stockOf } from './sellable-item';
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
  expect(fromCartRow({ ...asked, isQuantityMissing: true, options: undefined }, row)).toMatchObject({
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
  expect(fromCartRow({ ...asked, options: undefined }, { ...row, options: null }).options).toBeNull();
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
