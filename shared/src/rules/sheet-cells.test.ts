import { type CellError, cellChanges, defuse, fuse, linesOf, readYesNo, yesNo } from './sheet-cells';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', "'=1", "''=1"])(
  'C304, P38: a spreadsheet takes %j as text, and the shop reads it back',
  (text) => {
    expect(defuse(text)).toBe(`'${text}`);
    expect(fuse(`'${text}`)).toBe(text);
  },
);

test.each(['Latte', '12', "Rock 'n' roll", "'quoted'", 'a=b', ''])(
  'a spreadsheet gets %j as it is',
  (text) => {
    expect(defuse(text)).toBe(text);
    expect(fuse(text)).toBe(text);
  },
);

test.each(['=1+1', '-1', '+977 984-1234567'])('the shop reads %j as it is, where staff typed it', (text) => {
  expect(fuse(text)).toBe(text);
});

describe('a cell of yes or no', () => {
  test.each([
    ['yes', true],
    ['YES', true],
    [' true ', true],
    ['1', true],
    ['no', false],
    ['False', false],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('%j is %j', (text, value) => {
    const errors: CellError[] = [];
    expect(readYesNo(text === undefined ? {} : { espresso: text }, 'espresso', errors)).toBe(value);
    expect(errors).toEqual([]);
  });

  test.each(['maybe', 'yess', 'oyes', 'not', 'ano', '10', '01'])('%j is refused', (text) => {
    const errors: CellError[] = [];
    expect(readYesNo({ espresso: text }, 'espresso', errors)).toBe(false);
    expect(errors).toEqual([{ column: 'espresso', message: 'must be yes or no' }]);
  });

  test('is written in words', () => {
    expect([yesNo(true), yesNo(false)]).toEqual(['yes', 'no']);
  });
});

test('lines of a cell are trimmed, and empty ones are left out', () => {
  expect(linesOf(' Milk \n\n  Size\n')).toEqual(['Milk', 'Size']);
  expect(linesOf(undefined)).toEqual([]);
});

test('changes are listed in the order of the columns; a missing cell is an empty one', () => {
  expect(cellChanges(['b', 'a', 'c', 'd'], { a: '1', b: '2', c: '3' }, { a: '5', c: '3', b: '' })).toEqual([
    { column: 'b', before: '2', after: '' },
    { column: 'a', before: '1', after: '5' },
  ]);
});
