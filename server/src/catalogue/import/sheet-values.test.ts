import { isTotal, proposeColumns } from './sheet-columns';
import { looksLikeDate, readMoney, readNumber, readTime, splitTimes } from './sheet-values';

test.each([
  ['Rs. 250', '250'],
  ['Rs 220', '220'],
  ['rs.250', '250'],
  ['NPR 300', '300'],
  ['NPR. 300.50', '300.5'],
  ['NRs 1,250', '1250'],
  ['N.Rs. 90', '90'],
  ['₨ 250', '250'],
  ['रु २५०', '250'],
  ['रु. २५०/-', '250'],
  ['रू.२,५००', '2500'],
  ['रुपैयाँ १२०', '120'],
  ['१२० रुपैयाँ', '120'],
  ['१२० मात्र', '120'],
  ['1,250', '1250'],
  ['1 250', '1250'],
  ['1\u00a0250.75', '1250.75'],
  ['1,25,000', '125000'],
  ['250.00/-', '250'],
  ['250/-', '250'],
  ['250 /-', '250'],
  ['250/–', '250'],
  ['Rs. 1,250.00/-', '1250'],
  ['250.-', '250'],
  ['250/=', '250'],
  ['250 Rs.', '250'],
  ['250 NPR', '250'],
  ['Rs. 250 only', '250'],
  ['Rs 250/- per plate', '250'],
  ['80/cup', '80'],
  ['60 प्रति प्लेट', '60'],
  ['२५०', '250'],
  ['２５０', '250'],
  ['250.', '250'],
  ['0.5', '0.5'],
  ['.5', '0.5'],
  ['0', '0'],
  [' 250 ', '250'],
])('C431: %j is %s rupees', (found, text) => {
  expect(readMoney(found)).toEqual({ text });
});

test.each([
  ['$5', 'another currency'],
  ['€ 3', 'another currency'],
  ['₹ 250', 'another currency'],
  ['120/220', 'two prices'],
  ['Rs 120 - 220', 'two prices'],
  ['120 to 220', 'two prices'],
  ['Rs 250.005', 'thousands or a fraction'],
  ['1.250', 'thousands or a fraction'],
])('C431: %j is refused: %s', (found, part) => {
  expect(readMoney(found)).toEqual({ problem: expect.stringContaining(part) });
});

test.each(['dear', '-5', '12,50', '1,2500', '12 34', '1e3', '0x10', 'Rs', 'as per size'])(
  'C431: %j stays, and the form refuses it',
  (found) => {
    expect(readMoney(found)).toEqual({ text: found });
  },
);

test.each([
  ['7:00', '07:00'],
  ['07:00:00', '07:00'],
  ['7 AM', '07:00'],
  ['7am', '07:00'],
  ['7:30 p.m.', '19:30'],
  ['7.30 PM', '19:30'],
  ['12 AM', '00:00'],
  ['12:15 pm', '12:15'],
  ['12 noon', '12:00'],
  ['noon', '12:00'],
  ['midnight', '24:00'],
  ['19', '19:00'],
  ['7', '07:00'],
  ['0730', '07:30'],
  ['1900 hrs', '19:00'],
  ["7 o'clock", '07:00'],
  ['७:३०', '07:30'],
  ['बिहान ७ बजे', '07:00'],
  ['बेलुका ६:३० बजे', '18:30'],
  ['७ बजे', '07:00'],
  ['0.291666666666667', '07:00'],
  ['0.5', '12:00'],
  ['7.3', '07:30'],
  ['24:00', '24:00'],
  ['25:00', null],
  ['13 AM', null],
  ['7:60', null],
  ['morning', null],
  ['', null],
])('C431: %j is the time %j', (found, time) => {
  expect(readTime(found, false)).toEqual(
    time === null ? { problem: 'must be a time such as 7:00 or 7 AM' } : { text: time },
  );
});

test('C431: what ends at midnight ends with the day; both ends may be in one cell', () => {
  expect([readTime('00:00', true), readTime('12 am', true)]).toEqual([{ text: '24:00' }, { text: '24:00' }]);
  expect(splitTimes('7 AM – 11 AM')).toEqual(['7 AM', '11 AM']);
  expect(splitTimes('7 to 11')).toEqual(['7', '11']);
  expect(splitTimes('बिहान ७ बजे देखि ११ बजे सम्म')).toEqual(['बिहान 7 बजे', '11 बजे']);
  expect([splitTimes('7:00'), splitTimes('7-9-11')]).toEqual([null, null]);
});

test.each([
  ['12 pcs', '12'],
  ['१२ वटा', '12'],
  ['1,200', '1200'],
  ['4.5', '4.5'],
  ['many', 'many'],
])('C431: %j is the number %s', (found, text) => {
  expect(readNumber(found)).toEqual({ text });
});

test.each(['2-Mar', '02-Mar', 'Mar-02', '2-Mar-26', '3/2/2026', '2026-03-02', '5-june'])(
  'C431: %j is a date that a spreadsheet made',
  (text) => expect(looksLikeDate(text)).toBe(true),
);

test.each(['2-3', 'Mar', 'S-M', '42-44', 'May flower', '1/2', 'Mars bar'])('C431: %j is no date', (text) =>
  expect(looksLikeDate(text)).toBe(false),
);

test.each([
  [
    ['S.N.', 'Item', '', 'Rate (Rs.)', 'Remarks'],
    [null, 'name', null, 'price', null],
  ],
  [
    ['क्र.सं.', 'परिकार', 'मूल्य (रु.)'],
    [null, 'name', 'price'],
  ],
  [
    ['विवरण', 'दर'],
    ['name', 'price'],
  ],
  [
    ['नाम', 'विवरण', 'भाउ'],
    ['name', 'description', 'price'],
  ],
  [
    ['ITEM NAME', 'Rate', 'Amount'],
    ['name', 'price', null],
  ],
  [
    ['Name', 'Item', 'price', 'Category:'],
    ['name', null, 'price', 'category'],
  ],
  [
    ['Served_From', 'served  until', 'name'],
    ['served from', 'served until', 'name'],
  ],
])('C431: the heads %j are proposed as %j', (heads, columns) => {
  expect(proposeColumns('product', heads)).toEqual(columns);
});

test('C431: the closet has names of its own', () => {
  expect(proposeColumns('closet', ['Particulars', 'Size', 'Colour', 'Qty', 'MRP', 'Fabric'])).toEqual([
    ...['name', 'sizes', 'colors', 'stock', 'price', 'material'],
  ]);
});

test.each([
  'Total',
  'TOTAL:',
  'Grand Total',
  'Sub-total',
  'Total items',
  'कुल जम्मा',
  'जम्मा',
  'Total: 12,300',
  'VAT 13%',
])('C431: %j is a sum', (text) => expect(isTotal(text)).toBe(true));

test.each(['Total Veg Platter', 'Momo', 'Summer salad', ''])('C431: %j is no sum', (text) =>
  expect(isTotal(text)).toBe(false),
);
