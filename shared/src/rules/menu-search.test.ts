import { matchesMenuSearch } from './menu-search';

test.each([
  ['Caffè Latte', 'LATTE', true],
  ['Caffè Latte', 'caffe', true],
  ['Crème brûlée', 'creme brulee', true],
  ['Latte', 'Caffe Latte', false],
  ['Latte', '', true],
  ['Latte', '   ', true],
  ['Iced  Latte', ' iced latte ', true],
  ['चिया', 'चिया', true],
  ['चिया', 'चया', false],
  ['100% Arabica', '%', true],
  ['Latte', '%', false],
  ['Latte', '_', false],
  ['Latte', '.*', false],
  ['Latte', '(a+)+$', false],
])('§5: the menu shows %p for %p: %p', (name, text, shows) => {
  expect(matchesMenuSearch(name, text)).toBe(shows);
});

test('P66: of a long text the first 100 characters count', () => {
  expect(matchesMenuSearch('a'.repeat(100), 'a'.repeat(1_000_000))).toBe(true);
});
