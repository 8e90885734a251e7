import { chooseOption, isFull } from './choose-option';
import type { OptionGroup } from './dish-options';

const group = (min: number, max: number, ids: readonly string[]): OptionGroup => ({
  id: ids.join(),
  name: 'Group',
  min,
  max,
  choices: ids.map((id) => ({ id, name: id, pricePaisa: 0, isDefault: false, isSoldOut: false })),
});
const size = group(1, 1, ['small', 'large']);
const extras = group(0, 2, ['shot', 'cream', 'ice']);

test('C269: another size replaces the size, and leaves the other groups alone', () => {
  expect(chooseOption(size, ['small', 'shot'], 'large')).toEqual(['shot', 'large']);
});

test('C269: an extra is taken and given back', () => {
  expect(chooseOption(extras, ['small'], 'shot')).toEqual(['small', 'shot']);
  expect(chooseOption(extras, ['small', 'shot'], 'shot')).toEqual(['small']);
});

test('C269: a full group takes no more', () => {
  expect(isFull(extras, ['small', 'shot'])).toBe(false);
  expect(isFull(extras, ['shot', 'cream'])).toBe(true);
  expect(chooseOption(extras, ['shot', 'cream'], 'ice')).toEqual(['shot', 'cream']);
});

test('C269: a group that takes all its choices, or exactly one, is never full', () => {
  expect(isFull(group(0, 2, ['shot', 'cream']), ['shot', 'cream'])).toBe(false);
  expect(isFull(size, ['small'])).toBe(false);
});

test('C269: a group that takes at most one, or one and more, has checkboxes', () => {
  const wrapping = group(0, 1, ['paper', 'box']);
  expect(chooseOption(wrapping, ['paper'], 'paper')).toEqual([]);
  expect(chooseOption(wrapping, ['paper'], 'box')).toEqual(['paper']);
  expect(chooseOption(group(1, 2, ['rice', 'roti']), ['rice'], 'roti')).toEqual(['rice', 'roti']);
});
