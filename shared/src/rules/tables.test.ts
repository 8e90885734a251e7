import { CART_KEY, parseTableId, parseTableList, tableCartKey } from './tables';

describe('table id', () => {
  test.each([
    ['5', '5'],
    [' 5 ', '5'],
    [5, '5'],
    ['01', '1'],
    ['007', '7'],
    ['A1', 'A1'],
    ['A01', 'A01'],
    ['0A1', '0A1'],
    ['Roof-nan', 'Roof-nan'],
    ['Nan-2', 'Nan-2'],
    ['roof-3', 'roof-3'],
    ['123456789012', '123456789012'],
  ])('C50: %p is table %p', (value, id) => {
    expect(parseTableId(value)).toBe(id);
  });

  test.each([
    '',
    ' ',
    '0',
    '000',
    0,
    'null',
    'undefined',
    'NaN',
    '1234567890123',
    '<script>',
    '5 6',
    '5/6',
    '../5',
    '-1',
    -1,
    1.5,
    '---',
    'तीन',
    null,
    undefined,
    ['1', '2'],
    { id: '1' },
    true,
  ])('C50: %p is no table', (value) => {
    expect(parseTableId(value)).toBeNull();
  });

  test('§3: the storage keys of carts are cart and tableCart_{tableNumber}', () => {
    expect(CART_KEY).toBe('cart');
    expect(tableCartKey('5')).toBe('tableCart_5');
  });
});

describe('table list', () => {
  test.each([
    ['4', ['4']],
    ['1-3', ['1', '2', '3']],
    [' 1 – 2 , A1;Terrace-2\n02', ['1', '2', 'A1', 'Terrace-2']],
    ['7-7', ['7']],
    ['9-11', ['9', '10', '11']],
    ['10 - 12', ['10', '11', '12']],
    ['A1-3', ['A1-3']],
    ['1-3A', ['1-3A']],
  ])('C50: parseTableList reads %j as %j', (text, tables) => {
    expect(parseTableList(text)).toEqual({ ok: true, tables });
  });

  test.each([
    ['', 'must name a table, such as 4 or 1-12'],
    [' , ', 'must name a table, such as 4 or 1-12'],
    ['0', 'must not name “0”, which can be no table'],
    ['5-2', 'must not name “5-2”, which can be no table'],
    ['0-2', 'must not name “0-2”, which can be no table'],
    ['1, <b>', 'must not name “<b>”, which can be no table'],
    ['the table by the window', 'must not name “the table by the win”, which can be no table'],
    ['1-101', 'must name at most 100 tables'],
    ['1-9999', 'must name at most 100 tables'],
  ])('C50: %j %s', (text, problem) => {
    expect(parseTableList(text)).toEqual({ ok: false, problem });
  });

  test('parseTableList accepts at most a hundred tables', () => {
    expect(parseTableList('1-100')).toMatchObject({ ok: true, tables: { length: 100 } });
  });
});
