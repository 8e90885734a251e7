import { CART_KEY, parseTableId, tableCartKey } from './table-id';

test.each([
  ['5', '5'],
  [' 5 ', '5'],
  [5, '5'],
  ['01', '1'],
  ['007', '7'],
  ['A1', 'A1'],
  ['A01', 'A01'],
  ['roof-3', 'roof-3'],
  ['123456789012', '123456789012'],
])('C50: %p is table %p', (value, id) => {
  expect(parseTableId(value)).toBe(id);
});

test.each([
  '',
  ' ',
  '0',
  '000',
  0,
  'null',
  'undefined',
  'NaN',
  '1234567890123',
  '<script>',
  '5 6',
  '5/6',
  '../5',
  '-1',
  -1,
  1.5,
  '---',
  'तीन',
  null,
  undefined,
  ['1', '2'],
  { id: '1' },
  true,
])('C50: %p is no table', (value) => {
  expect(parseTableId(value)).toBeNull();
});

test('§3: carts lie under cart and tableCart_{tableNumber}', () => {
  expect(CART_KEY).toBe('cart');
  expect(tableCartKey('5')).toBe('tableCart_5');
});
