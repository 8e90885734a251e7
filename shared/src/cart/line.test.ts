import type { CartLine } from '../contract/entities/cart-line';
import { belongsTo, fromServer } from './line';

const line: CartLine = {
  _id: 'line-1',
  quantity: 2,
  type: 'closet',
  selectedColor: 'Sand',
  selectedSize: 'M',
  requests: '',
  isTableOrder: false,
  tableNumber: null,
  total: 240,
  closetDetails: {
    _id: 'shirt',
    name: 'Shirt',
    price: 120,
    image: '/indigo.webp',
    colors: [
      { name: 'Indigo', image: '/indigo.webp' },
      { name: 'Sand', image: '/sand.webp' },
    ],
  },
};

test('C46: a line has its own id and the product’s, and the picture of the chosen colour', () => {
  expect(fromServer(line)).toMatchObject({
    lineId: 'line-1',
    productId: 'shirt',
    name: 'Shirt',
    price: 120,
    image: '/sand.webp',
    isUnavailable: false,
  });
  expect(fromServer({ ...line, selectedColor: null }).image).toBe('/indigo.webp');
});

test('P16: a line without product is unavailable', () => {
  const { closetDetails: _, ...gone } = line;
  expect(fromServer(gone)).toMatchObject({ name: 'No longer available', price: 0, isUnavailable: true });
  expect(fromServer({ ...line, unavailable: true }).isUnavailable).toBe(true);
});

test('§3: belongsTo separates the lines of each table from the normal ones', () => {
  const atTable = { ...line, isTableOrder: true, tableNumber: '7' };
  expect([belongsTo(line, null), belongsTo(line, '7')]).toEqual([true, false]);
  expect([belongsTo(atTable, null), belongsTo(atTable, '7'), belongsTo(atTable, '8')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('C256: a line keeps its options, and says why it cannot be had with them', () => {
  const options = [{ _id: 'size-large', group: 'Size', name: 'Large', price: 60 }];
  expect(fromServer({ ...line, options, problem: 'Large is sold out', unavailable: true })).toMatchObject({
    options,
    problem: 'Large is sold out',
    isUnavailable: true,
  });
});
