import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { cellsToSend, cellTable, fieldKey, readPasted, sumOfCells, withPasted } from './cell-form';
import { toClosetForm } from './closet-form';

test.each([
  [
    '3\t0\n2\t7\n',
    [
      ['3', '0'],
      ['2', '7'],
    ],
  ],
  [
    '3\t0\r\n2\t7\r\n',
    [
      ['3', '0'],
      ['2', '7'],
    ],
  ],
  [
    '\tBlack\tRed\nM\t3\t0\nL\t2\t7',
    [
      ['3', '0'],
      ['2', '7'],
    ],
  ],
  [
    '3\t\n\t7',
    [
      ['3', ''],
      ['', '7'],
    ],
  ],
  ['3', null],
])('C273: what a spreadsheet copies, %j, is the block %j', (text, block) => {
  expect(readPasted(text)).toEqual(block);
});

const heels = demoClosetItems.find(({ cells }) => cells) ?? null;
const form = toClosetForm(heels);
const table = cellTable(form);
if (!table || !heels) throw new Error('no item is counted by cells');

test('C273: a block goes right and down from its cell; what reaches beyond the grid is cut', () => {
  const cells = withPasted({}, table, { row: 2, column: 1 }, [
    ['5', '6'],
    ['7', '8'],
  ]);
  expect(cells).toEqual({ [fieldKey('38', 'Black')]: '5' });
});

test('C273: the sum counts blanks as 0', () => {
  expect(sumOfCells(form.cells, table)).toBe(12);
  expect(sumOfCells({ ...form.cells, [fieldKey('38', 'Red')]: ' ' }, table)).toBe(3);
});

test('C61, C273: a colour with a new name keeps its typed pieces; each cell says what staff saw', () => {
  const [red, black] = form.colors;
  if (!red || !black) throw new Error('two colours');
  const renamed = { ...form, colors: [{ ...red, name: 'Ruby' }, black] };
  const [first] = cellsToSend(
    { ...form.cells, [fieldKey('36', 'Red')]: '8' },
    cellTable(renamed) ?? table,
    heels,
  );
  expect(first).toEqual({ size: '36', color: 'Ruby', stock: 8, seen: 2 });
});

test('C273: the first grid of an item has seen no cells', () => {
  const { cells: _, ...plain } = heels;
  expect(cellsToSend({}, table, plain)[0]).toEqual({ size: '36', color: 'Red', stock: 0 });
});
