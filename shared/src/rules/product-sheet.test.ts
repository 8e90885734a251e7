import type { Product } from '../contract/entities/product';
import { PRODUCT_CHANGES, PRODUCT_COLUMNS, productCells, productColumn, productForm } from './product-sheet';

const groups = [
  { id: 'g1', name: 'Milk' },
  { id: 'g2', name: 'Size' },
];
const latte = {
  _id: 'p1',
  name: 'Latte',
  category: 'Coffee',
  price: 250.5,
  description: 'With milk',
  ugage: 'enable',
  espressoItem: true,
  marks: { diet: 'vegetarian', contains: ['milk', 'nuts'], spice: 1, caffeine: true },
  mealtime: { from: '07:00', until: '11:00' },
  optionGroups: ['g2', 'g1', 'gone'],
} as unknown as Product;
const plain = {
  ...latte,
  ugage: 'disable',
  espressoItem: false,
  marks: null,
  mealtime: null,
} as unknown as Product;
const cellsOf = (about: Record<string, string>) => ({ ...productCells(null, []), ...about });
const formOf = (about: Record<string, string>) => productForm(cellsOf(about), groups);

test('C304: a dish has a cell for each column', () => {
  expect(productCells(latte, groups)).toEqual({
    id: 'p1',
    name: 'Latte',
    category: 'Coffee',
    price: '250.5',
    description: 'With milk',
    'on the menu': 'yes',
    espresso: 'yes',
    diet: 'vegetarian',
    contains: 'milk, nuts',
    spice: '1',
    caffeine: 'yes',
    'served from': '07:00',
    'served until': '11:00',
    'option groups': 'Size\nMilk\ngone',
    picture: '',
  });
});

test('C261: a dish without marks and mealtime has empty cells for them', () => {
  const { optionGroups: _, ...dish } = plain;
  expect(productCells(dish as Product, groups)).toMatchObject({
    'on the menu': 'no',
    espresso: 'no',
    diet: '',
    contains: '',
    spice: '',
    caffeine: '',
    'served from': '',
    'served until': '',
    'option groups': '',
  });
});

test('a new dish is on the menu, and has every column', () => {
  const cells = productCells(null, groups);
  expect(Object.keys(cells)).toEqual([...PRODUCT_COLUMNS]);
  const filled = Object.entries(cells).filter(([, text]) => text !== '');
  expect(filled).toEqual([
    ['on the menu', 'yes'],
    ['espresso', 'no'],
  ]);
});

test('C304: what was written is read back', () => {
  const { form, errors } = productForm(
    productCells({ ...latte, optionGroups: ['g2', 'g1'] }, groups),
    groups,
  );
  expect(errors).toEqual([]);
  expect(form).toEqual({
    name: 'Latte',
    price: '250.5',
    category: 'Coffee',
    description: 'With milk',
    ugage: 'enable',
    espressoItem: true,
    marks: latte.marks,
    mealtime: latte.mealtime,
    optionGroups: ['g2', 'g1'],
  });
});

test('a row without cells is an empty dish that is not on the menu', () => {
  expect(productForm({}, groups)).toEqual({
    form: {
      name: '',
      price: '',
      category: '',
      description: '',
      ugage: 'disable',
      espressoItem: false,
      marks: null,
      mealtime: null,
      optionGroups: [],
    },
    errors: [],
  });
});

test.each([
  [{ diet: ' Vegan ' }, { diet: 'vegan', contains: [], spice: 0, caffeine: false }],
  [{ contains: ' Milk ,, NUTS ' }, { diet: null, contains: ['milk', 'nuts'], spice: 0, caffeine: false }],
  [{ spice: '2' }, { diet: null, contains: [], spice: 2, caffeine: false }],
  [{ caffeine: 'yes' }, { diet: null, contains: [], spice: 0, caffeine: true }],
  [{ diet: ' ', contains: ' ', spice: '', caffeine: ' ' }, null],
])('C261: %j gives the marks %j', (cells, marks) => {
  expect(productForm(cells, groups).form.marks).toEqual(marks);
});

test.each([
  [{ 'served from': ' 07:00 ' }, { from: '07:00', until: '' }],
  [{ 'served until': ' 11:00 ' }, { from: '', until: '11:00' }],
  [{ 'served from': ' ' }, null],
])('%j gives the mealtime %j', (cells, mealtime) => {
  expect(formOf(cells).form.mealtime).toEqual(mealtime);
});

test('groups are named by name in any capitals or by id; an unknown one is refused', () => {
  const { form, errors } = formOf({ 'option groups': 'MILK\ng2\nSyrup' });
  expect(form.optionGroups).toEqual(['g1', 'g2']);
  expect(errors).toEqual([{ column: 'option groups', message: 'has no group “Syrup”' }]);
});

test('each cell of yes or no is checked in its own column', () => {
  const { errors } = formOf({ 'on the menu': 'x', espresso: 'x', caffeine: 'x' });
  expect(errors.map(({ column }) => column)).toEqual(['on the menu', 'espresso', 'caffeine']);
});

test.each([
  ['name', 'name'],
  ['ugage', 'on the menu'],
  ['espressoItem', 'espresso'],
  ['mealtime', 'served from'],
  ['mealtime.until', 'served from'],
  ['optionGroups.0', 'option groups'],
  ['marks', 'contains'],
  ['marks.contains.0', 'contains'],
  ['marks.diet', 'diet'],
  ['marks.spice', 'spice'],
  ['other', null],
])('a problem of the field %s is shown in the column %s', (field, column) => {
  expect(productColumn(field)).toBe(column);
});

test('changes are shown in every column but id and picture', () => {
  expect(
    PRODUCT_COLUMNS.filter((column) => !(PRODUCT_CHANGES as readonly string[]).includes(column)),
  ).toEqual(['id', 'picture']);
});
