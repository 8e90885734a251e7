import type { ClosetItem } from '../contract/entities/closet-item';
import { CLOSET_CHANGES, CLOSET_COLUMNS, closetCells, closetColumn, closetForm } from './closet-sheet';

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
const pieces = 'S / Black: 3\nM / Red: 2\nNot sorted: 2';
const row = closetCells(shirt);
const read = (about: Record<string, string>, before: ClosetItem | null = shirt) =>
  closetForm({ ...row, ...about }, before);
const problems = (about: Record<string, string>, before: ClosetItem | null = shirt) =>
  read(about, before).errors.map(({ column, message }) => `${column} ${message}`);

test('C304: a piece has a cell for each column', () => {
  expect(closetCells(shirt)).toEqual({
    id: 'c1',
    name: 'Shirt',
    division: 'closet',
    category: 'Tops',
    price: '1200',
    brand: 'Kin',
    material: 'Cotton',
    gender: 'men',
    description: 'A shirt',
    sizes: 'S, M',
    colors: 'Black (#222222)\nRed',
    stock: '7',
    'stock before': '7',
    cells: pieces,
    'cells before': pieces,
    rating: '4.5',
    'top seller': 'yes',
    pictures: '',
  });
});

test('a piece that is not counted by size and colour has empty cells', () => {
  const { cells: _, ...plain } = shirt;
  expect(closetCells(plain as ClosetItem)).toMatchObject({ stock: '7', cells: '', 'cells before': '' });
});

test('a new piece has every column; three are filled in', () => {
  const cells = closetCells(null);
  expect(Object.keys(cells)).toEqual([...CLOSET_COLUMNS]);
  expect(Object.entries(cells).filter(([, text]) => text !== '')).toEqual([
    ['division', 'closet'],
    ['rating', '4'],
    ['top seller', 'no'],
  ]);
});

test('C304: what was written is read back', () => {
  const { form, colors, pictures, errors } = read({});
  expect(errors).toEqual([]);
  expect(pictures).toEqual([]);
  expect(colors).toEqual([
    { name: 'Black', hex: '#222222', before: null },
    { name: 'Red', hex: null, before: null },
  ]);
  expect(form).toEqual({
    name: 'Shirt',
    division: 'closet',
    price: '1200',
    brand: 'Kin',
    material: 'Cotton',
    description: 'A shirt',
    gender: 'men',
    category: 'Tops',
    availableStock: '7',
    stockBefore: '7',
    sizeOptions: 'S, M',
    ratings: '4.5',
    isTopSeller: true,
    cells: [
      { size: 'S', color: 'Black', stock: 3, seen: 3 },
      { size: 'M', color: 'Red', stock: 2, seen: 2 },
      { size: '', color: '', stock: 2, seen: 2 },
    ],
  });
});

test('an empty row is a new piece of the closet without stock', () => {
  const { form, colors, pictures, errors } = closetForm({}, null);
  expect({ colors, pictures, errors }).toEqual({ colors: [], pictures: [], errors: [] });
  expect(form).toEqual({
    name: '',
    division: 'closet',
    price: '',
    brand: '',
    material: '',
    description: '',
    gender: '',
    category: '',
    availableStock: '0',
    sizeOptions: '',
    ratings: '',
    isTopSeller: false,
  });
});

test('a row that lacks columns has no sizes, and its cells make the stock', () => {
  expect(closetForm({ colors: 'Black\nRed', cells: 'Black: 2' }, null)).toMatchObject({
    form: { availableStock: '2', cells: [{ size: '', color: 'Black', stock: 2 }] },
    errors: [],
  });
});

test('an empty stock of a piece that is sold stays empty, so that the contract refuses it', () => {
  expect(read({ cells: '', stock: '' }).form).toMatchObject({ availableStock: '', cells: null });
  expect(read({ cells: '', stock: ' 4 ', 'stock before': ' 7 ' }).form).toMatchObject({
    availableStock: '4',
    stockBefore: '7',
  });
});

test('cells of a row that had none before are a wish to count them', () => {
  const { cells: _, ...plain } = shirt;
  expect(closetForm({ ...row, cells: '', 'cells before': '' }, plain as ClosetItem).form).not.toHaveProperty(
    'cells',
  );
  expect(read({ 'cells before': '' }).form).toHaveProperty('cells.0', {
    size: 'S',
    color: 'Black',
    stock: 3,
  });
});

test('division and category are trimmed, the division in small letters', () => {
  expect(read({ division: ' Thrift ', category: ' Tops ' }).form).toMatchObject({
    division: 'thrift',
    category: 'Tops',
  });
});

describe('colours', () => {
  const colorsOf = (text: string) => read({ colors: text, cells: '' }).colors;

  test('come once each in any capitals, with the hex at their end', () => {
    expect(colorsOf('Black\nBLACK (#111111)\n Dark   Red (#Aa0000)\n(#123456)\nNo (#12345) hex')).toEqual([
      { name: 'Black', hex: null, before: null },
      { name: 'Dark Red', hex: '#Aa0000', before: null },
      { name: 'No (#12345) hex', hex: null, before: null },
    ]);
  });

  test('are one where only accents differ, because they share their pieces (C273)', () => {
    expect(colorsOf('Rosé\nROSE\n\u0301')).toMatchObject([{ name: 'Rosé' }]);
  });

  test('with a hex that is not at the end are a name', () => {
    expect(colorsOf('Red (#aa0000) wine')).toMatchObject([{ name: 'Red (#aa0000) wine', hex: null }]);
  });

  test('cannot all be taken away from a piece that has some', () => {
    expect(problems({ colors: '', cells: '' })).toEqual(['colors must name at least one colour']);
    expect(problems({ colors: '', cells: '' }, null)).toEqual([]);
    expect(problems({ colors: '', cells: '' }, { ...shirt, colors: [] })).toEqual([]);
  });

  test('are at most 20, of at most 60 characters', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Colour ${index}`).join('\n');
    expect(problems({ colors: many(20), cells: '' })).toEqual([]);
    expect(problems({ colors: many(21), cells: '' })).toEqual(['colors must have at most 20 colours']);
    expect(problems({ colors: `${'x'.repeat(60)}\nRed`, cells: '' })).toEqual([]);
    expect(problems({ colors: `${'x'.repeat(61)}\nRed`, cells: '' })).toEqual([
      'colors must have names of at most 60 characters',
    ]);
  });
});

describe('pictures', () => {
  test('have a colour in any capitals; a file alone is of the first colour', () => {
    expect(read({ pictures: 'red : red.jpg\n one.jpg \nBlack:two.jpg' }).pictures).toEqual([
      { key: 'Red', file: 'red.jpg' },
      { key: 'Black', file: 'one.jpg' },
      { key: 'Black', file: 'two.jpg' },
    ]);
  });

  test('of an unknown colour are refused', () => {
    expect(problems({ pictures: 'Blue: blue.jpg' })).toEqual(['pictures has no colour “Blue”']);
    expect(read({ pictures: 'Blue: blue.jpg' }).pictures).toEqual([]);
    expect(problems({ pictures: ': none.jpg' })).toEqual(['pictures has no colour “”']);
    expect(problems({ pictures: 'one.jpg', colors: '', cells: '' }, null)).toEqual([
      'pictures has no colour “”',
    ]);
  });
});

test('an unreadable top seller is refused in its column', () => {
  expect(problems({ 'top seller': 'x' })).toEqual(['top seller must be yes or no']);
});

test.each([
  ['name', 'name'],
  ['availableStock', 'stock'],
  ['stockBefore', 'stock before'],
  ['sizeOptions', 'sizes'],
  ['ratings', 'rating'],
  ['isTopSeller', 'top seller'],
  ['cells.0.stock', 'cells'],
  ['other', null],
])('a problem of the field %s is shown in the column %s', (field, column) => {
  expect(closetColumn(field)).toBe(column);
});

test('changes are shown in every column that staff change', () => {
  expect(CLOSET_COLUMNS.filter((column) => !CLOSET_CHANGES.includes(column))).toEqual([
    'id',
    'stock before',
    'cells before',
    'pictures',
  ]);
});
