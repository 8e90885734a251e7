import { CLOSET_REQUIRED, isPresent, LOCATION_REQUIRED, missingFields } from './form-fields';

describe('required fields', () => {
  test.each([0, '0', false, 'x', -1])('C63: %p is present', (value) => {
    expect(isPresent(value)).toBe(true);
  });

  test.each([null, undefined, '', '  ', Number.NaN])('C63: %p is missing', (value) => {
    expect(isPresent(value)).toBe(false);
  });

  test('C63: a price and a stock of 0 are present', () => {
    expect(
      missingFields({ name: 'Hat', price: 0, availableStock: '0', category: 'Men' }, CLOSET_REQUIRED),
    ).toEqual([]);
    expect(missingFields({ name: '', price: 0 }, CLOSET_REQUIRED)).toEqual([
      'name',
      'availableStock',
      'category',
    ]);
  });

  test('C37: a rate of 0 is present', () => {
    expect(missingFields({ address: 'Lakeside', rate: 0 }, LOCATION_REQUIRED)).toEqual([]);
    expect(missingFields({ address: 'Lakeside', rate: '' }, LOCATION_REQUIRED)).toEqual(['rate']);
  });
});
