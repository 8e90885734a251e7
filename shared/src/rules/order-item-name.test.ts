import { orderItemName } from './order-item-name';

const all = { pname: 'A', productDetails: { name: 'B' }, closetDetails: { name: 'C' }, name: 'D' };

test('C78: the snapshot wins, then the product, then the closet item', () => {
  expect(orderItemName(all)).toBe('A');
  expect(orderItemName({ ...all, pname: '' })).toBe('B');
  expect(orderItemName({ ...all, pname: null, productDetails: null })).toBe('C');
  expect(orderItemName({ name: 'D' })).toBe('D');
});

test('P16: a line without any name is not blank', () => {
  expect(orderItemName({})).toBe('Item no longer sold');
});
