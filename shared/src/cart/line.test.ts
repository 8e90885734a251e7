import type { CartLine } from '../contract/entities/cart-line';
import { belongsTo, fromServer, identityOf, optionIdsOf, piecesOf, piecesSharing, stockKey } from './line';

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

test('C274: a line has the category of its dish, if it is known', () => {
  const dish = { _id: 'latte', name: 'Latte', price: 200, image: '/latte.webp', category: 'Coffee' };
  expect(fromServer({ ...line, productDetails: dish })).toMatchObject({ category: 'Coffee' });
  expect(fromServer(line)).not.toHaveProperty('category');
  const { image: _, ...plain } = dish;
  expect(fromServer({ ...line, productDetails: plain as typeof dish, selectedColor: null }).image).toBe('');
});

test('C258: the stock of a line is that of its size and colour where staff count them', () => {
  const details = { _id: 'shirt', name: 'Shirt', price: 120, image: '', availableStock: 9 };
  expect(fromServer({ ...line, closetDetails: details })).toMatchObject({ stock: 9, isStockOfChoice: false });
  expect(fromServer({ ...line, closetDetails: { ...details, cellStock: 2 } })).toMatchObject({
    stock: 2,
    isStockOfChoice: true,
  });
});

test('C256: the choices of a line are part of its identity, and of its calls', () => {
  const wanted = { productId: 'latte', selectedColor: null, selectedSize: null, requests: '' };
  const options = [{ _id: 'large', group: 'Size', name: 'Large', price: 60 }];
  expect(identityOf({ ...wanted, options }, null)).not.toBe(identityOf(wanted, null));
  expect(identityOf({ ...wanted, options }, null)).toContain('large');
  expect(identityOf(wanted, '7')).not.toBe(identityOf(wanted, null));
  expect([optionIdsOf({ options }), optionIdsOf({})]).toEqual([['large'], undefined]);
});

describe('pieces in a cart', () => {
  const piece = (
    productId: string,
    selectedSize: string | null,
    selectedColor: string | null,
    quantity = 1,
  ) => ({
    productId,
    selectedSize,
    selectedColor,
    quantity,
  });
  const cart = [
    piece('shirt', 'S', 'Red', 2),
    piece('shirt', 'M', 'Red', 3),
    piece('shirt', 'S', null, 5),
    piece('shoe', 'S', 'Red', 7),
  ];

  test('of an item are those of all sizes and colours', () => {
    expect([piecesOf(cart, 'shirt'), piecesOf(cart, 'hat')]).toEqual([10, 0]);
  });

  test('C159: that share a stock are those of the item', () => {
    expect(piecesSharing(cart, piece('shirt', 'S', 'Red'))).toBe(10);
  });

  test('C258: that share a stock are those of the size and colour where staff count them', () => {
    const counted = { isStockOfChoice: true };
    expect(piecesSharing(cart, { ...piece('shirt', 'S', 'Red'), ...counted })).toBe(2);
    expect(piecesSharing(cart, { ...piece('shirt', 'S', null), ...counted })).toBe(5);
    expect(piecesSharing(cart, { ...piece('shirt', 'L', 'Red'), ...counted })).toBe(0);
    expect(stockKey({ ...piece('shirt', null, null), ...counted })).toBe('shirt\n\n');
    expect(stockKey(piece('shirt', 'S', 'Red'))).toBe('shirt');
  });
});
