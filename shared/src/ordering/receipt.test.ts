import type { FollowedOrder } from '../contract/entities/followed-order';
import { receiptOf, taxText } from './receipt';

const order: FollowedOrder = {
  code: '4Y2T8X',
  isMember: true,
  status: 'completed',
  createdAt: '2026-11-20T19:10:00.000Z',
  acceptedAt: null,
  closedAt: null,
  cancelledBy: null,
  fullName: 'Sita Gurung',
  address: 'House 12, blue gate',
  deliveryOption: 'Lakeside',
  deliveryLocation: 'Lakeside',
  tableNumber: null,
  tableConfirmed: null,
  subtotal: 1250.5,
  deliveryFee: 100,
  redeemedPoints: 20,
  pointsEarned: 25,
  totalAmount: 1330.5,
  version: 3,
  item: [
    {
      _id: 'line-1',
      id: 'line-1',
      productId: 'tee',
      type: 'closet',
      name: 'Striped T-shirt',
      price: 625.25,
      quantity: 2,
      selectedColor: 'Rust',
      selectedSize: 'M',
      requests: '',
    },
  ],
};

test('C202: a receipt has the lines, sums and total of the order, and its date in Nepal', () => {
  expect(receiptOf(order)).toEqual({
    title: 'Receipt',
    code: '4Y2T8X',
    date: '21 Nov 2026, 12:55 AM',
    facts: [
      { label: 'Name', text: 'Sita Gurung' },
      { label: 'Address', text: 'House 12, blue gate' },
    ],
    lines: [
      {
        id: 'line-1',
        quantity: 2,
        name: 'Striped T-shirt',
        choices: 'Rust, M',
        each: 'Rs 625.25',
        sum: 'Rs 1,250.50',
      },
    ],
    sums: [
      { label: 'Subtotal', amount: 'Rs 1,250.50' },
      { label: 'Delivery to Lakeside', amount: 'Rs 100.00' },
      { label: '20 points', amount: '−Rs 20.00', saves: true },
    ],
    total: { label: 'Paid', amount: 'Rs 1,330.50' },
    vat: null,
    payment: [],
    points: '25 points earned',
  });
});

test.each([
  [{ status: 'pending' }, 'Order', 'To pay', '25 points arrive when the order is done'],
  [{ status: 'pending', pointsEarned: 1 }, 'Order', 'To pay', '1 point arrives when the order is done'],
  [{ status: 'cancelled' }, 'Cancelled order', 'Not charged', null],
  [{ isMember: false }, 'Receipt', 'Paid', null],
  [{ pointsEarned: 0 }, 'Receipt', 'Paid', null],
  [{ pointsEarned: 1 }, 'Receipt', 'Paid', '1 point earned'],
] as const)('C202: of an order that is %j it says so', (changes, title, label, points) => {
  const receipt = receiptOf({ ...order, ...changes });
  expect([receipt.title, receipt.total.label, receipt.points]).toEqual([title, label, points]);
});

test.each([
  [
    { tableNumber: '7', deliveryLocation: null },
    { label: 'Table', text: '7' },
  ],
  [
    { deliveryOption: 'Pick up', deliveryLocation: 'Pick-up' },
    { label: 'Pick-up', text: 'at the counter' },
  ],
])('C202: of an order with %j it says where it goes, without a delivery fee', (changes, fact) => {
  const { facts, sums } = receiptOf({ ...order, ...changes, redeemedPoints: 0 });
  expect(facts).toContainEqual(fact);
  expect(sums).toEqual([{ label: 'Subtotal', amount: 'Rs 1,250.50' }]);
});

test('C202, C276: a receipt names the happy hour and the code that lower the total', () => {
  const coupon = { code: 'TEA', percent: null, amount: 50.5, discount: 50.5 };
  const offers = { happyHourDiscount: 20, coupon, redeemedPoints: 0, deliveryLocation: null };
  expect(receiptOf({ ...order, ...offers }).sums).toEqual([
    { label: 'Subtotal', amount: 'Rs 1,250.50' },
    { label: 'Happy hour', amount: '−Rs 20.00', saves: true },
    { label: 'Code TEA', amount: '−Rs 50.50', saves: true },
    { label: 'Delivery', amount: 'Rs 100.00' },
  ]);
});

test('C202, C237: an order for later says the chosen time with its date', () => {
  const { facts } = receiptOf({ ...order, slotAt: '2026-11-21T03:15:00.000Z' });
  expect(facts.at(-1)).toEqual({ label: 'Chosen time', text: '21 Nov, 9 to 9:15 AM' });
});

test('C202: the tax number stands with its kind; without one nothing does', () => {
  expect([taxText({ kind: 'VAT', number: '301234567' }), taxText(null), taxText(undefined)]).toEqual([
    'VAT No. 301234567',
    null,
    null,
  ]);
});

test('C309: a receipt names the VAT in the total with its rate, but not of a cancelled order', () => {
  const vat = { percent: 13, amount: 153.07 };
  expect(receiptOf({ ...order, vat }).vat).toBe('of which VAT 13 %: Rs 153.07');
  expect(receiptOf({ ...order, vat, status: 'cancelled' }).vat).toBeNull();
});

const PAID = 'Paid by eSewa: Rs 1,330.50, transaction 0AB-12';

test.each([
  [{ paymentMethod: 'cash', paymentStatus: 'unpaid' }, 'To pay', []],
  [{ paymentMethod: 'esewa', paymentStatus: 'unpaid' }, 'To pay', ['To pay by eSewa: Rs 1,330.50']],
  [{ paymentMethod: 'esewa', paymentStatus: 'submitted' }, 'To pay', ['To pay by eSewa: Rs 1,330.50']],
  [{ paymentStatus: 'unpaid', status: 'cancelled' }, 'Not charged', []],
  [{ paidAmount: 1330.5, status: 'processing' }, 'Paid', [PAID]],
  [{ paidAmount: 1330.5 }, 'Paid', [PAID]],
  [
    { paidAmount: 1210.5 },
    'Total',
    ['Paid by eSewa: Rs 1,210.50, transaction 0AB-12', 'Rs 120.00 still to pay'],
  ],
  [
    { paidAmount: 1390.5, transactionNumber: null },
    'Paid',
    ['Paid by eSewa: Rs 1,390.50', 'Rs 60.00 to give back'],
  ],
  [{ paidAmount: 1330.5, status: 'cancelled' }, 'Not charged', [PAID, 'Rs 1,330.50 to give back']],
] as const)('C283: a receipt of an order with %j says how it is paid', (changes, label, payment) => {
  const paid = { paymentMethod: 'esewa', paymentStatus: 'confirmed', transactionNumber: '0AB-12' } as const;
  const receipt = receiptOf({ ...order, status: 'pending', ...paid, ...changes });
  expect([receipt.total.label, receipt.payment]).toEqual([label, payment]);
});

test('C256: the options of a dish stand before all other choices of a line', () => {
  const choice = { group: 'Size', price: 60 };
  const options = [
    { _id: 'large', id: 'large', ...choice, name: 'Large' },
    { _id: 'oat', id: 'oat', ...choice, name: 'Oat milk' },
  ];
  const [line] = order.item;
  if (!line) throw new Error('No line');
  const latte = { ...line, type: 'product' as const, selectedColor: null, selectedSize: null, options };
  const item = [{ ...latte, requests: 'hot' }];
  expect(receiptOf({ ...order, item }).lines[0]?.choices).toBe('Large, Oat milk, hot');
});
