import { departmentOfCategory, departmentsOf } from './departments';

test.each([
  ['Coffee', 'bar'],
  ['Shakes & Coolers', 'bar'],
  ['Milk tea', 'bar'],
  ['Bakery', 'bar'],
  ['Momo & Snacks', 'kitchen'],
  ['Steaks', 'kitchen'],
  ['Barbecue', 'kitchen'],
  ['', 'kitchen'],
])('C220: without a choice, the category %s is made by the %s', (category, department) => {
  expect(departmentOfCategory(category, {})).toBe(department);
});

test('C220: what staff chose holds, in any capitals', () => {
  expect(departmentOfCategory('Café  Specials', { 'cafe specials': 'bar' })).toBe('bar');
  expect(departmentOfCategory('Coffee', { momo: 'bar', coffee: 'kitchen' })).toBe('kitchen');
  expect(departmentOfCategory('Thali', { momo: 'bar', coffee: 'kitchen' })).toBe('kitchen');
});

test('C221: departments come once and in one order; lines without one count for none', () => {
  const lines = [{ department: 'closet' }, {}, { department: 'kitchen' }, { department: 'closet' }] as const;
  expect(departmentsOf(lines)).toEqual(['kitchen', 'closet']);
});
