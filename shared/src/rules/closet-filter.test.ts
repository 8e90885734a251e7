import { brandsOf, isInDivision, matchesClosetFilter } from './closet-filter';

const shirt = { name: 'Oxford Shirt', division: 'closet', category: 'Women', brand: 'Himal' };
const boot = { name: 'Trek Boot', division: 'kicks', category: 'Men', brand: 'Goldstar' };

test.each([
  ['category in any case', { category: 'women' }, true],
  ['C65: men is not part of women', { category: 'Men' }, false],
  ['brand in any case', { brand: ' HIMAL ' }, true],
  ['brand in other blanks and accents', { brand: 'hímal' }, true],
  ['another brand', { brand: 'Goldstar' }, false],
  ['part of a brand', { brand: 'Him' }, false],
  ['type by name', { subtype: 'Shirts' }, true],
  ['another type', { subtype: 'T-Shirts' }, false],
  ['all at once', { category: 'Women', brand: 'himal', subtype: 'shirt', division: 'closet' }, true],
  ['one of them wrong', { category: 'Women', brand: 'himal', subtype: 'skirt' }, false],
  ['nothing', {}, true],
  ['blanks', { category: '', brand: ' ', subtype: '' }, true],
] as const)('§5: filtering by %s', (_, filter, passes) => {
  expect(matchesClosetFilter(shirt, filter)).toBe(passes);
});

test('§4: shoe mode shows kicks only, normal mode hides them', () => {
  expect([isInDivision(shirt, 'closet'), isInDivision(shirt, 'kicks')]).toEqual([true, false]);
  expect([isInDivision(boot, 'closet'), isInDivision(boot, 'kicks')]).toEqual([false, true]);
  expect([isInDivision({ division: 'Kicks ' }, 'kicks'), isInDivision({ division: '' }, 'closet')]).toEqual([
    true,
    true,
  ]);
  expect(matchesClosetFilter(boot, { division: 'closet' })).toBe(false);
});

test('§2: the brand select names each brand once, A to Z', () => {
  expect(brandsOf([boot, shirt, { brand: 'HIMAL' }, { brand: ' ' }, { brand: 'adi' }])).toEqual([
    'adi',
    'Goldstar',
    'Himal',
  ]);
});
