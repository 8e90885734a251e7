import fc from 'fast-check';
import {
  brandsOf,
  CLOSET_CATEGORIES,
  CLOSET_SORTS,
  CLOSET_TYPES,
  isInDivision,
  matchesClosetFilter,
  parseClosetSort,
  sortClosetItems,
} from './closet-catalogue';

describe('closet categories', () => {
  test('§3: the category menu has the clothing and shoe types of §3', () => {
    const counts = CLOSET_CATEGORIES.map((name) => [
      name,
      CLOSET_TYPES[name].closet.length,
      CLOSET_TYPES[name].kicks.length,
    ]);
    expect(counts).toEqual([
      ['Men', 10, 6],
      ['Women', 10, 7],
      ['Kids', 7, 5],
    ]);
    expect(CLOSET_TYPES.Women.closet).toContain('Blouses');
    expect(CLOSET_TYPES.Men.closet).not.toContain('Skirts');
    expect(CLOSET_TYPES.Kids.kicks).toEqual(['Running', 'Casual', 'Sneakers', 'School', 'Sports']);
  });
});

describe('closet filter', () => {
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
    expect([isInDivision({ division: 'Kicks ' }, 'kicks'), isInDivision({ division: '' }, 'closet')]).toEqual(
      [true, true],
    );
    expect(matchesClosetFilter(boot, { division: 'closet' })).toBe(false);
    expect([boot, shirt].map((item) => matchesClosetFilter(item, {}))).toEqual([true, true]);
  });

  test('§2: the brand select names each brand once, A to Z', () => {
    expect(brandsOf([boot, shirt, { brand: 'HIMAL' }, { brand: ' ' }, { brand: ' adi ' }])).toEqual([
      'adi',
      'Goldstar',
      'Himal',
    ]);
  });
});

describe('closet sort', () => {
  const items = [
    { _id: 'c', name: 'belt', price: 500 },
    { _id: 'a', name: 'Apron', price: 900 },
    { _id: 'd', name: 'Belt', price: 500 },
    { _id: 'b', name: 'Coat', price: 200 },
  ];
  const ids = (sort: Parameters<typeof sortClosetItems>[1]) =>
    sortClosetItems(items, sort)
      .map(({ _id }) => _id)
      .join('');

  test.each([
    ['price-asc', 'bcda'],
    ['price-desc', 'acdb'],
    ['name-asc', 'acdb'],
    ['name-desc', 'bcda'],
  ] as const)('§5: %s sorts the items %s, equal ones by id', (sort, order) => {
    expect(ids(sort)).toBe(order);
  });

  test('§5: sorting does not change the given list', () => {
    sortClosetItems(items, 'name-asc');
    expect(items.map(({ _id }) => _id).join('')).toBe('cadb');
  });

  test('P26: the order does not depend on the order of the input', () => {
    const shuffled = fc.shuffledSubarray(items, { minLength: items.length });
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...CLOSET_SORTS), (list, { id }) => {
        expect(sortClosetItems(list, id)).toEqual(sortClosetItems(items, id));
      }),
    );
  });

  test.each([
    ['price-asc', 'price-asc'],
    ['name-desc', 'name-desc'],
    ['PRICE-ASC', undefined],
    ['', undefined],
    [null, undefined],
    ['rating', undefined],
  ])('C67: the sort %p is read as %p', (value, sort) => {
    expect(parseClosetSort(value)).toBe(sort);
  });
});
