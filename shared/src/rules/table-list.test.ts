import { parseTableList } from './table-list';

test.each([
  ['4', ['4']],
  ['1-3', ['1', '2', '3']],
  [' 1 – 2 , A1;Terrace-2\n02', ['1', '2', 'A1', 'Terrace-2']],
  ['7-7', ['7']],
])('C50: %j names tables %j', (text, tables) => {
  expect(parseTableList(text)).toEqual({ ok: true, tables });
});

test.each([
  ['', 'must name a table, such as 4 or 1-12'],
  [' , ', 'must name a table, such as 4 or 1-12'],
  ['0', 'must not name “0”, which can be no table'],
  ['5-2', 'must not name “5-2”, which can be no table'],
  ['0-2', 'must not name “0-2”, which can be no table'],
  ['1, <b>', 'must not name “<b>”, which can be no table'],
  ['1-101', 'must name at most 100 tables'],
  ['1-9999', 'must name at most 100 tables'],
])('C50: %j %s', (text, problem) => {
  expect(parseTableList(text)).toEqual({ ok: false, problem });
});

test('a hundred tables are a sheet', () => {
  expect(parseTableList('1-100')).toMatchObject({ ok: true, tables: { length: 100 } });
});
