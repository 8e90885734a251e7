import fc from 'fast-check';
import { CLOSET_TYPES } from './closet-catalogue';
import { matchesSubtype } from './subtype-match';

test.each([
  ['Oxford Shirt', 'Shirts'],
  ['Oxford shirts, pack of two', 'shirt'],
  ['SHIRT', 'Shirts'],
  ['Polo-Shirt', 'Shirts'],
  ['Shirt with T-bar', 'Shirts'],
  ['Classic T-Shirt', 'T-Shirts'],
  ['Classic T Shirt', 'T-Shirts'],
  ['Classic tshirts', 'T-Shirts'],
  ['Classic T\u2011Shirt', 'T-Shirts'],
  ['Kids Tee-Shirt', 'T-Shirts'],
  ['Kids Teeshirt', 'T-Shirts'],
  ['Silk Scarf', 'Scarves'],
  ['Silk Scarves', 'Scarf'],
  ['Silk Scarfs', 'Scarves'],
  ['Linen Blouse', 'Blouses'],
  ['Linen Blouses', 'Blouse'],
  ['Fleece Hoodie', 'Hoodies'],
  ['Fleece Hoody', 'Hoodies'],
  ['Zip Hoodies', 'hoodie'],
  ['Slim Pant', 'Pants'],
  ['Slim Pants (Black)', 'Pants'],
  ['Denim Shorts', 'Shorts'],
  ['Denim Short', 'Shorts'],
  ['Linen Short – Navy', 'Shorts'],
  ['Linen Short -- Navy', 'Shorts'],
  ['Summer Dress', 'Dresses'],
  ['Summer Dresses', 'Dress'],
  ['Wool Socks', 'Socks'],
  ['Boxer Underwear', 'Underwear'],
  ['Men’s Hat', 'Hats'],
  ['Men’s Hat', 'Men'],
  ['Trail Running Shoe', 'Running'],
  ['Trail Running Shoe', 'Running Shoes'],
  ['Ballet Flat', 'Flats'],
  ['Flats with bow', 'Flats'],
  ['Chelsea Boot', 'Boots'],
  ['Block Heel Sandal', 'Heels'],
  ['Sport Runner', 'Sports'],
  ['Old-School Sneaker', 'School'],
  ['Toy Axes', 'Axe'],
  ['Mixed Sizes', 'Size'],
  ['Silk RoseSashes', 'RoseSash'],
  ['Trail FieldHoody', 'FieldHoodies'],
])('C66: %p matches the type %p', (name, subtype) => {
  expect(matchesSubtype(name, subtype)).toBe(true);
});

test.each([
  ['Classic T-Shirt', 'Shirts'],
  ['Classic T Shirt', 'Shirts'],
  ['Tshirt', 'Shirts'],
  ['Tee-Shirt', 'Shirts'],
  ['Grey Sweatshirt', 'Shirts'],
  ['Grey Sweat-Shirt', 'Shirts'],
  ['Grey Sweat-Shirt', 'T-Shirts'],
  ['Oxford Shirt', 'T-Shirts'],
  ['Short Sleeve Shirt', 'Shorts'],
  ['Linen Short Sleeve Shirt', 'Linen Shorts'],
  ['Flat Cap', 'Flats'],
  ['Chatty Tote', 'Hats'],
  ['Hatter', 'Hats'],
  ['Bootcut Jeans', 'Boots'],
  ['Belted Coat', 'Belts'],
  ['Pantsuit', 'Pants'],
  ['Barrel Chested Coat', 'Chest'],
  ['His and Hers Robe', 'Hi'],
  ['Wheels', 'Heels'],
  ['Scarlet Top', 'Scarves'],
  ['Informal Shoe', 'Formal'],
  ['', 'Shirts'],
])('C66: %p does not match the type %p', (name, subtype) => {
  expect(matchesSubtype(name, subtype)).toBe(false);
});

test('§5: without a type every name matches', () => {
  expect(matchesSubtype('Anything', '')).toBe(true);
  expect(matchesSubtype('Anything', '  ')).toBe(true);
});

test('P66: regular-expression characters are plain text', () => {
  expect(matchesSubtype('Shirt', '.*')).toBe(true);
  expect(matchesSubtype('Shirt', '(a+)+$')).toBe(false);
  expect(() =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, type) => {
        matchesSubtype(name, type);
      }),
    ),
  ).not.toThrow();
});

const types = [...new Set(Object.values(CLOSET_TYPES).flatMap(({ closet, kicks }) => [...closet, ...kicks]))];

test.each(types)('C66: every name that ends in %p matches, ignoring case', (type) => {
  expect(matchesSubtype(`Himal ${type}`, type)).toBe(true);
  expect(matchesSubtype(`HIMAL ${type.toUpperCase()}`, type.toLowerCase())).toBe(true);
  const others = types.filter((other) => other !== type && matchesSubtype(`Himal ${type}`, other));
  expect(others).toEqual([]);
});
