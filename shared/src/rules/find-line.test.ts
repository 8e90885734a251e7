import { findLine } from './find-line';

const medium = { lineId: 'l1', productId: 'shirt' };
const large = { lineId: 'l2', productId: 'shirt' };
const tea = { lineId: 'l3', productId: 'tea' };
const lines = [medium, large, tea];

test('C46: the id of a line means that line', () => {
  expect(findLine(lines, 'l2')).toBe(large);
});

test('C46: the id of a product means its line when there is just one', () => {
  expect(findLine(lines, 'tea')).toBe(tea);
});

test('C47: the id of a product with two lines means neither', () => {
  expect(findLine(lines, 'shirt')).toBeNull();
});

test('C46: a line’s own id wins over an equal id of a product', () => {
  expect(findLine([{ lineId: 'x', productId: 'l3' }, tea], 'l3')).toBe(tea);
});

test('C45: a foreign id means nothing', () => {
  expect(findLine(lines, 'elsewhere')).toBeNull();
});
