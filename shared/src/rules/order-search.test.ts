import { isPhonePart, matchesOrderSearch, orderKind, orderSearchKey, readOrderSearch } from './order-search';

const sita = { fullName: 'Sita Raí', email: 'sita@mail.np', phone: '9841234567', code: 'K7F3QD' };
const atTable = {
  fullName: null,
  email: null,
  phone: null,
  code: 'B2C4D5',
  tableNumber: '7',
  guestName: 'Mina',
};

test.each([
  ['k7f3', true],
  ['#K7F3QD', true],
  ['+977 984-123 45 67', true],
  ['984-123', true],
  ['rai', true],
  ['SITA@', true],
  ['', true],
  ['rai sita', false],
  ['table 7', false],
])('a customer’s order matches %j: %s', (search, isFound) => {
  expect(matchesOrderSearch(sita, search)).toBe(isFound);
});

test.each([
  ['7', true],
  ['table', true],
  ['Table 7', true],
  ['table 07', true],
  ['table 71', false],
  ['MIN', true],
  ['7 mina', false],
])('an order from table 7 matches %j: %s', (search, isFound) => {
  expect(matchesOrderSearch(atTable, search)).toBe(isFound);
});

test('"table 7" means that table only', () => {
  expect(readOrderSearch('table 7')).toEqual({ kind: 'table', table: '7' });
  expect(matchesOrderSearch({ ...atTable, tableNumber: '71' }, 'table 7')).toBe(false);
});

test('§4, C9: the kind of an order', () => {
  expect(orderKind(atTable)).toBe('table');
  expect(orderKind({ deliveryOption: 'Pick up', deliveryLocation: 'Pick-up' })).toBe('pickup');
  expect(orderKind({ deliveryOption: 'Pick up' })).toBe('pickup');
  expect(orderKind({ deliveryOption: 'Lakeside' })).toBe('delivery');
  expect(orderKind({})).toBe('delivery');
});

test.each([
  ['9841234567', '984-123', true],
  ['9841234567', '4567', true],
  ['9841234567', '456', false],
  ['9841234567', '5555', false],
  ['9841234567', 'sita', false],
])('C30: the phone %s is found by %j: %j', (phone, search, found) => {
  expect(isPhonePart(phone, search)).toBe(found);
});

test('what an order is found by has nothing of what it lacks', () => {
  expect(orderSearchKey(sita)).toBe('sita rai\nsita@mail.np\n9841234567\nk7f3qd');
  expect(orderSearchKey(atTable)).toBe('\n\n\nb2c4d5\ntable 7\nmina');
});

test.each([
  ['table  7', { kind: 'table', table: '7' }],
  [' table 7 ', { kind: 'table', table: '7' }],
  ['my table 7', { kind: 'text', key: 'my table 7' }],
  ['table 7 now', { kind: 'text', key: 'table 7 now' }],
  ['# k7f3', { kind: 'text', key: 'k7f3' }],
  [' #k7f3', { kind: 'text', key: 'k7f3' }],
  ['a #1', { kind: 'text', key: 'a #1' }],
])('the search %j is read as %j', (search, read) => {
  expect(readOrderSearch(search)).toEqual(read);
});

test('an order without a table is at none', () => {
  expect(matchesOrderSearch(sita, 'table 7')).toBe(false);
});
