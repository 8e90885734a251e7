import { isTableOpened, keepTableCode, keepTableOpened, readTableCode, tableCodeAt } from './table-code';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('C51: stores the code of a link under the normalised table number', () => {
  keepTableCode('?table=04&k=abc_-1');
  expect([readTableCode('4'), readTableCode('5')]).toEqual(['abc_-1', null]);
});

test.each(['', '?table=4', '?k=abc', '?table=0&k=abc', '?table=4&k='])('stores nothing for %j', (search) => {
  keepTableCode(search);
  expect(sessionStorage).toHaveLength(0);
});

test('a later address of the table without a code keeps the stored one', () => {
  keepTableCode('?table=4&k=abc');
  keepTableCode('?table=4');
  expect(readTableCode('4')).toBe('abc');
});

test('P24: returns no code where the browser forbids storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepTableCode('?table=4&k=abc');
  expect(readTableCode('4')).toBeNull();
});

test('C240: the code in the address comes before the stored one; that of another table does not count', () => {
  keepTableCode('?table=4&k=stored');
  expect(tableCodeAt('4', '?table=04&k=scanned')).toBe('scanned');
  expect(tableCodeAt('4', '?table=5&k=other')).toBe('stored');
  expect(tableCodeAt('4', '?table=4')).toBe('stored');
  expect(tableCodeAt('5', '?table=4&k=scanned')).toBeNull();
});

test('C244: a tab knows which tables it opened; without storage none', () => {
  keepTableOpened('4');
  expect([isTableOpened('4'), isTableOpened('5')]).toEqual([true, false]);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  keepTableOpened('5');
  expect(isTableOpened('4')).toBe(false);
});

test('a code has at most 64 characters', () => {
  keepTableCode(`?table=4&k=${'x'.repeat(70)}`);
  expect(readTableCode('4')).toBe('x'.repeat(64));
});
