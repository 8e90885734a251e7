import type { ClosetItem } from '../contract/entities/closet-item';
import { closetCells, closetForm } from './closet-sheet';

const shirt = {
  _id: 'c1',
  name: 'Shirt',
  division: 'closet',
  category: 'Tops',
  price: 1200,
  brand: 'Kin',
  material: 'Cotton',
  gender: 'men',
  description: 'A shirt',
  sizeOptions: ['S', 'M'],
  colors: [
    { name: 'Black', hex: '#222222' },
    { name: 'Red', hex: null },
  ],
  availableStock: 7,
  cells: [
    { size: 'S', color: 'Black', stock: 3 },
    { size: 'M', color: 'Red', stock: 2 },
    { size: '', color: '', stock: 2 },
  ],
  ratings: 4.5,
  isTopSeller: true,
} as unknown as ClosetItem;
const row = closetCells(shirt);
const read = (about: Record<string, string>) => closetForm({ ...row, ...about }, shirt);
const cellsOf = (about: Record<string, string>) => (read(about).form as { cells?: unknown }).cells;
const problems = (about: Record<string, string>) =>
  read(about).errors.map(({ column, message }) => `${column} ${message}`);

describe('C273: cells of a row', () => {
  test('are found in any capitals', () => {
    expect(cellsOf({ cells: 's / BLACK:   19', stock: '' })).toEqual([
      { size: 'S', color: 'Black', stock: 19, seen: 3 },
    ]);
  });

  test.each([
    'S / Black',
    'S / Black: many',
    'S / Black: 3 pieces',
    'S / Black: 1234567890',
    'S / Black: 3\rM / Red: 2',
    ': ',
  ])('a line %j is refused', (line) => {
    expect(problems({ cells: line })).toEqual(['cells must have lines such as “M / Black: 3”']);
  });

  test('a line that comes twice is refused, in the column that has it', () => {
    const twice = 'S / Black: 3\ns / black: 4';
    expect(problems({ cells: twice, stock: '' })).toEqual(['cells must not name s / black twice']);
    expect(problems({ 'cells before': twice })).toEqual(['cells before must not name s / black twice']);
  });

  test('a size and colour that the piece does not have is refused', () => {
    for (const stock of ['', '8'])
      expect(problems({ cells: 'XL / Black: 3', stock })).toEqual([
        'cells has no one size and colour “xl / black”',
      ]);
  });

  test('a text that fits two of them is refused', () => {
    const about = { sizes: 'A / B, A', colors: 'C\nB / C', cells: 'A / B / C: 1', stock: '' };
    expect(problems(about)).toEqual(['cells has no one size and colour “a / b / c”']);
  });

  test('make the stock; another new number beside them is refused', () => {
    const cells = 'S / Black: 4\nM / Red: 1';
    expect(read({ cells }).form.availableStock).toBe('5');
    expect(problems({ cells })).toEqual([]);
    expect(problems({ cells, stock: ' 5 ' })).toEqual([]);
    expect(problems({ cells, stock: ' ' })).toEqual([]);
    expect(problems({ cells, stock: '7', 'stock before': ' 7 ' })).toEqual([]);
    expect(problems({ cells, stock: ' 7 ' })).toEqual([]);
    expect(problems({ cells, stock: '8' })).toEqual([
      'stock must be 5, the sum of the cells: change the cells',
    ]);
  });

  test('of a piece without sizes are its colours', () => {
    expect(cellsOf({ sizes: '', cells: 'Black: 2', stock: '' })).toEqual([
      { size: '', color: 'Black', stock: 2 },
    ]);
  });
});
