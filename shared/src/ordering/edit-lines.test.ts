import { orderEditInput } from '../contract/order-input';
import { latte, lookupOf, shirt } from '../dev/testing/sellable-items';
import { editLines, linesToAdd } from './edit-lines';

const stored = [{ id: 'a' }, { id: 'b' }];
const edits = (items: readonly object[]) => orderEditInput.parse({ items }).items;
const edit = (items: readonly object[], lookup = lookupOf(latte, shirt)) =>
  editLines(stored, edits(items), lookup, 0);

test('C21, C78: a stored line gets new values and keeps the rest; one that is left out goes', () => {
  const line = { _id: 'b', quantity: 4, selectedSize: 'M', selectedColor: null, requests: ' no  ice ' };
  const values = { quantity: 4, selectedSize: 'M', selectedColor: null, requests: 'no ice' };
  expect(edit([line])).toEqual([{ stored: { id: 'b' }, values }]);
});

test('C73: a new line has the catalogue’s name and price, also of a dine-in product', () => {
  const lookup = lookupOf({ ...latte, ugage: 'disable' });
  const [kept, added] = edit(
    [
      { _id: 'a', quantity: 1 },
      { productId: 'latte', quantity: 2 },
    ],
    lookup,
  ) as object[];
  expect(kept).toMatchObject({ stored: { id: 'a' } });
  expect(added).toMatchObject({ stored: null, values: { name: 'Latte', pricePaisa: 210_50, quantity: 2 } });
});

test('C278: a new line has the happy hour of the time that the order is for', () => {
  const hour = { category: 'Coffee', days: [5], from: '15:00', until: '17:00', percent: 25, active: true };
  const lookup = lookupOf({ ...latte, happyHours: [hour] });
  const percentAt = (time: string) => {
    const at = Date.parse(`2026-11-${time}:00+05:45`);
    const lines = editLines(stored, edits([{ productId: 'latte', quantity: 1 }]), lookup, at);
    return Array.isArray(lines) ? lines[0]?.values.happyPercent : lines;
  };
  expect(['20T14:59', '20T15:00', '20T17:00', '21T15:00'].map(percentAt)).toEqual([
    ...[undefined, 25, undefined, undefined],
  ]);
});

test.each([
  [
    'a line that comes twice',
    [
      { _id: 'a', quantity: 1 },
      { _id: 'a', quantity: 1 },
    ],
    'items.1._id',
    'must not come twice',
  ],
  ['a new line that names nothing', [{ quantity: 1 }], 'items.0.productId', 'is required'],
  ['a name of spaces', [{ name: '  ', quantity: 1 }], 'items.0.productId', 'is required'],
  ['a name that nothing has', [{ name: 'Mocha', quantity: 1 }], 'items.0.name', 'names no product'],
])('§7: %s is a bad field', (_name, items, field, problem) => {
  expect(edit(items)).toEqual({ refused: 'field', field, problem });
});

test.each([
  [{ productId: 'latte', quantity: 1 }, 'Latte cannot be ordered now'],
  [{ productId: 'unknown', quantity: 1 }, 'This product cannot be ordered now'],
])('C85: a new line %j that cannot be ordered is a conflict', (line, message) => {
  expect(edit([line], lookupOf({ ...latte, soldOut: true }))).toMatchObject({
    refused: 'conflict',
    message,
    changes: [{ kind: 'gone' }],
    totalAmount: null,
  });
});

test('only lines that the order does not have are looked up', () => {
  const lines = edits([
    { _id: 'a', quantity: 1 },
    { _id: 'other', productId: 'latte', quantity: 1 },
  ]);
  expect(linesToAdd(stored, lines)).toMatchObject([{ productId: 'latte', type: 'product' }]);
});
