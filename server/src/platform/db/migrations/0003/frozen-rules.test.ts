import { subtypeKeys, textKey } from './frozen-rules';

test('the copied rules give the same keys as when the migration was written', () => {
  expect(textKey('  Café   LATTE ')).toBe('cafe latte');
  expect(textKey('मोमो')).toBe('मोमो');
  expect(subtypeKeys('Oxford T-Shirts')).toEqual(['oxford', 'oxford tshirt', 'tshirt']);
  expect(subtypeKeys('Short Sleeve Shirt')).toEqual(['sleeve', 'sleeve shirt', 'shirt']);
});
