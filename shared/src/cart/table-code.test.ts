import { keepTableCode, readTableCode } from './table-code';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('C51: the code of a link is kept for its table, in the one spelling of the number', () => {
  keepTableCode('?table=04&k=abc_-1');
  expect([readTableCode('4'), readTableCode('5')]).toEqual(['abc_-1', null]);
});

test.each(['', '?table=4', '?k=abc', '?table=0&k=abc', '?table=4&k='])('nothing is kept of %j', (search) => {
  keepTableCode(search);
  expect(sessionStorage).toHaveLength(0);
});

test('a later page of the table, without the code, forgets nothing', () => {
  keepTableCode('?table=4&k=abc');
  keepTableCode('?table=4');
  expect(readTableCode('4')).toBe('abc');
});

test('P24: a browser that forbids storage orders without', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepTableCode('?table=4&k=abc');
  expect(readTableCode('4')).toBeNull();
});
