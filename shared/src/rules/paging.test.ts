import { mayHaveNextPage, PAGE_SIZES, pageOffset, parseLimit, parsePage, rowNumber } from './paging';

describe('paging', () => {
  test.each([
    [1, 1],
    ['2', 2],
    [' 3 ', 3],
    [0, 1],
    [-1, 1],
    ['-7', 1],
    ['+2', 2],
    ['abc', 1],
    ['', 1],
    [undefined, 1],
    [null, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    ['1e309', 1],
    ['1e3', 1],
    [2.7, 1],
    ['2.7', 1],
    [['2'], 1],
    [{}, 1],
  ])('C74, P67: parsePage reads %p as %p', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  test('P67: the offset stays exact for any page number', () => {
    const offset = pageOffset(parsePage('99999999999999999999999'), 100);
    expect(Number.isSafeInteger(offset)).toBe(true);
  });

  test.each([
    [24, 24],
    ['24', 24],
    [0, 1],
    [-5, 1],
    ['-5', 1],
    [100, 100],
    [101, 100],
    ['99999999999999999999', 100],
    ['abc', undefined],
    ['1e309', undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [2.5, undefined],
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
  ])('P67: parseLimit reads %p as %p', (value, limit) => {
    expect(parseLimit(value)).toBe(limit);
  });

  test('C95: the page sizes', () => {
    expect(PAGE_SIZES).toEqual({
      menu: 40,
      adminProducts: 7,
      adminCustomers: 10,
      adminOrders: 10,
      adminGallery: 24,
      adminCloset: 10,
      closetCatalogue: 24,
      pointMovements: 10,
      stockEvents: 10,
      myOrders: 10,
      referrals: 10,
    });
  });

  test('C71: row numbers continue over the pages', () => {
    expect([rowNumber(1, 10, 0), rowNumber(1, 10, 9), rowNumber(2, 10, 0)]).toEqual([1, 10, 11]);
  });

  test('C74: mayHaveNextPage is false after a short page', () => {
    expect([mayHaveNextPage(7, 7), mayHaveNextPage(6, 7), mayHaveNextPage(0, 7)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
