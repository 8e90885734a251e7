import type { Line } from '@storefront/shared/cart/line';
import { anItem } from '../../test/items';
import { changesAfterOrder } from './remove-ordered-lines';

const line = (about: Partial<Line> = {}): Line => ({
  ...anItem(),
  lineId: 'line',
  isUnavailable: false,
  ...about,
});

test.each([
  ['the ordered line goes', [anItem()], [line(), line({ lineId: 'b' })], ['line'], []],
  ['Buy Now takes nothing', [anItem({ lineId: null })], [line()], [], []],
  [
    'of a line that grew meanwhile the rest stays',
    [anItem()],
    [line({ quantity: 5 })],
    [],
    [{ lineId: 'line', quantity: 3 }],
  ],
  ['a line that shrank goes', [anItem()], [line({ quantity: 1 })], ['line'], []],
  [
    'after a login the line is known by what is wanted',
    [anItem({ lineId: 'of the browser', selectedSize: 'M' })],
    [line({ lineId: 'L', selectedSize: 'L' }), line({ lineId: 'M', selectedSize: 'M' })],
    ['M'],
    [],
  ],
  ['a cart that is not read yet gets the id as it is', [anItem()], [], ['line'], []],
])('C22: %s', (_, items, lines, removed, reduced) => {
  expect(changesAfterOrder(items, lines)).toEqual({ removed, reduced });
});
