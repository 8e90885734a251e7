import { availability, isOrderable, isShownInMenu } from './menu-visibility';

const enabled = { ugage: 'enable' };
const dineIn = { ugage: 'disable' };

test.each([
  ['an enabled product', enabled, 'normal', true, true, 'in-stock'],
  ['an enabled product', enabled, 'table', true, true, 'in-stock'],
  ['a disabled product', dineIn, 'normal', false, false, 'table-only'],
  ['a disabled product', dineIn, 'table', true, true, 'in-stock'],
  ['a sold-out product', { ...enabled, soldOut: true }, 'normal', true, false, 'sold-out'],
  ['a sold-out product', { ...dineIn, soldOut: true }, 'table', true, false, 'sold-out'],
  ['a product without the flag', { ugage: '' }, 'normal', true, true, 'in-stock'],
] as const)('C53: %s (%p) in %s mode', (_, product, mode, shown, orderable, label) => {
  expect(isShownInMenu(product, mode)).toBe(shown);
  expect(isOrderable(product, mode)).toBe(orderable);
  expect(availability(product, mode)).toBe(label);
});
