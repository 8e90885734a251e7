import { navEntries } from './nav-entries';

const labels = (...given: Parameters<typeof navEntries>) => navEntries(...given).map(({ label }) => label);

test('the cafe offers every entry of §2', () => {
  expect(labels('cafe', false)).toEqual(['Home', 'Our Menus', 'Gallery', 'About Us', 'Earn & Redeem']);
});

test('the closet hides Our Menus', () => {
  expect(labels('closet', false)).toEqual(['Home', 'Gallery', 'About Us', 'Earn & Redeem']);
});

test('staff also get Admin', () => {
  expect(labels('cafe', true)).toContain('Admin');
});
