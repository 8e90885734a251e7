import type { MenuGroup, Product } from '@storefront/shared/contract/entities/product';
import { pickRecommended } from './pick-recommended';

const dish = (name: string, changes: Partial<Product> = {}): Product => ({
  _id: name,
  name,
  price: 100,
  category: 'Coffee',
  description: '',
  ugage: 'enable',
  espressoItem: false,
  image: '',
  ...changes,
});

const group = (name: string, ...products: Product[]): MenuGroup => ({
  _id: name,
  products,
  count: products.length,
});
const names = (...groups: MenuGroup[]) => pickRecommended(groups).map(({ name }) => name);

test('takes one dish of each category in turn, four in all', () => {
  const coffee = group('Coffee', dish('espresso'), dish('latte'), dish('mocha'));
  const tea = group('Tea', dish('masala'));
  expect(names(coffee, tea)).toEqual(['espresso', 'masala', 'latte', 'mocha']);
});

test('C53: skips dishes that are for tables only or sold out', () => {
  const coffee = group(
    'Coffee',
    dish('espresso', { ugage: 'disable' }),
    dish('latte', { soldOut: true }),
    dish('mocha'),
  );
  expect(names(coffee)).toEqual(['mocha']);
});

test('an empty menu recommends nothing', () => {
  expect(names()).toEqual([]);
});
