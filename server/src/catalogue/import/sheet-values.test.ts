import { isTotal, proposeColumns } from './sheet-columns';
import { readMoney, readNumber } from './sheet-values';

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
  ['Rs.\u200b250', '250'],
  ['रु २५०।', '250'],
  ['250,-', '250'],
  ['250=00', '250'],
  ['Rs-250', '250'],
  ['Rs.-250/-', '250'],
  ['MRP 250', '250'],
  ['M.R.P. Rs. 250', '250'],
  ['Price: 250', '250'],
  ['@ 250', '250'],
  ['दर: रु. २५०', '250'],
  ['रु॰ २५०', '250'],
  ['Rs 250 (per plate)', '250'],
  ['250 (incl. VAT)', '250'],
  ['250/- per full plate', '250'],
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

test.each([
  'dear',
  '-5',
  '12,50',
  '1,2500',
  '12 34',
  '1e3',
  '0x10',
  'Rs',
  'as per size',
  'Rs -250',
  '250 + VAT',
  '250 (excl. VAT)',
  '250 (half 150)',
])('C431: %j stays, and the form refuses it', (found) => {
  expect(readMoney(found)).toEqual({ text: found });
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
    ['Item', 'Cost Price', 'Sale'],
    ['name', null, 'price'],
  ],
  [
    ['Item', 'Old Price', 'New Price'],
    ['name', null, 'price'],
  ],
  [
    ['Item', 'Price', 'Selling Price'],
    ['name', null, 'price'],
  ],
  [
    ['Item', 'Cost'],
    ['name', 'price'],
  ],
  [
    ['Item', 'पुरानो मूल्य', 'मूल्य'],
    ['name', null, 'price'],
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
  ...['योग', 'कुल योग', 'जम्मा रु.', 'कुल रकम', 'जोड', 'Gross Total', 'Net Amount', 'Total no. of items'],
  ...['Service charge 10%', '13% VAT', 'Tax', 'Avg', 'मू.अ.कर १३%'],
])('C431: %j is a sum', (text) => expect(isTotal(text)).toBe(true));

test.each(['Total Veg Platter', 'Vat 69', 'Net Chocolate', 'Momo', 'Summer salad', ''])(
  'C431: %j is no sum',
  (text) => expect(isTotal(text)).toBe(false),
);
