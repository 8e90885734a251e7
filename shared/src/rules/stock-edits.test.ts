import { editStock, isRegrouped, isStockFault, STOCK_MAX, stockSteps } from './edit-stock';
import {
  cellName,
  cellOfLine,
  NOT_SORTED,
  piecesOfChoice,
  type StockCell,
  shownCells,
  storedCells,
} from './stock-cells';
import { moveStock } from './stock-movement';

const cell = (size: string, color: string, stock: number): StockCell => ({ size, color, stock });
const unsorted = (stock: number) => ({ ...NOT_SORTED, stock });
const options = { sizes: ['S', 'M'], colors: [{ name: 'Black' }, { name: 'Red' }] };
const cells = [
  cell('S', 'Black', 3),
  cell('S', 'Red', 1),
  cell('M', 'Black', 2),
  cell('M', 'Red', 0),
  unsorted(2),
];
const counted = { stock: 8, cells };
const whole = (stock: number) => ({ stock, cells: null });

describe('C273: cells', () => {
  test('are named by size and colour', () => {
    expect([cellName(cell('M', 'Red', 1)), cellName(cell('', 'Red', 1)), cellName(NOT_SORTED)]).toEqual([
      'M, Red',
      'Red',
      'Not sorted',
    ]);
  });

  test('a line without a choice means the unsorted pieces, also where nobody stored them', () => {
    const none = { selectedSize: null, selectedColor: null };
    expect(cellOfLine(cells, none)).toEqual(unsorted(2));
    expect(cellOfLine([cell('S', 'Black', 1)], none)).toEqual(unsorted(0));
    expect(cellOfLine([cell('', 'Red', 4)], { selectedSize: null, selectedColor: 'Red' }).stock).toBe(4);
    expect(cellOfLine([cell('S', '', 5)], { selectedSize: 'S', selectedColor: null }).stock).toBe(5);
  });

  test('clients see the unsorted pieces only if there are any', () => {
    const sold = [cell('S', 'Black', 0), unsorted(0)];
    expect(shownCells(sold)).toEqual([cell('S', 'Black', 0)]);
    expect(shownCells(cells)).toEqual(cells);
    expect(storedCells([cell('S', 'Black', 0)])).toEqual(sold);
    expect(storedCells(cells)).toEqual(cells);
  });

  test.each([
    [null, null, 6],
    ['S', null, 4],
    [null, 'Black', 5],
    ['M', 'Black', 2],
    ['M', 'Red', 0],
    ['XL', null, 0],
  ])('of size %s and colour %s there are %d pieces', (selectedSize, selectedColor, pieces) => {
    expect(piecesOfChoice(cells, { selectedSize, selectedColor })).toBe(pieces);
  });
});

describe('C259: steps of a change', () => {
  test('of one number are one entry, or none', () => {
    expect(stockSteps(whole(3), whole(5))).toEqual([{ ...NOT_SORTED, pieces: 2 }]);
    expect(stockSteps(whole(3), whole(3))).toEqual([]);
  });

  test('of cells are those that moved', () => {
    const after = { stock: 7, cells: [cell('S', 'Black', 1), cell('S', 'Red', 2), ...cells.slice(2)] };
    expect(stockSteps(counted, after)).toEqual([
      { size: 'S', color: 'Black', pieces: -2 },
      { size: 'S', color: 'Red', pieces: 1 },
    ]);
  });

  test('of another way of counting are one entry of the sum, even of none', () => {
    expect(stockSteps(whole(8), counted)).toEqual([{ ...NOT_SORTED, pieces: 0 }]);
    expect(stockSteps(counted, whole(5))).toEqual([{ ...NOT_SORTED, pieces: -3 }]);
    expect([isRegrouped(whole(1), whole(2)), isRegrouped(counted, counted)]).toEqual([false, false]);
    expect([isRegrouped(whole(1), counted), isRegrouped(counted, whole(1))]).toEqual([true, true]);
  });
});

describe('C273: a save of the cells', () => {
  const save = (...edits: (StockCell & { seen?: number })[]) => editStock(counted, { cells: edits }, options);

  test('is refused for a cell that the item does not have, or that comes twice', () => {
    expect(save(cell('S', 'Red', 1), cell('XL', 'Red', 1))).toEqual({
      fault: 'field',
      field: 'cells.1',
      problem: 'is no size and colour of this item',
    });
    expect(save(cell('S', 'Red', 1), cell('s', 'red', 1))).toEqual({
      fault: 'field',
      field: 'cells.1',
      problem: 'must not come twice',
    });
  });

  test('C163: is refused where the pieces moved meanwhile, unless it makes no difference', () => {
    expect(save({ ...cell('S', 'Black', 5), seen: 4 })).toEqual({
      fault: 'conflict',
      message: 'The stock of S, Black changed meanwhile: 4 when you opened it, 3 now',
    });
    expect(save({ ...cell('S', 'Black', 3), seen: 4 })).toMatchObject({ stock: 8 });
    expect(save({ ...cell('S', 'Black', 4), seen: 4 })).toMatchObject({ stock: 8 });
    expect(save(cell('S', 'Black', 5))).toMatchObject({ stock: 10 });
  });

  test('holds ten million pieces', () => {
    expect(save(cell('S', 'Black', STOCK_MAX - 5))).toMatchObject({ stock: STOCK_MAX });
    expect(save(cell('S', 'Black', STOCK_MAX - 4))).toEqual({
      fault: 'field',
      field: 'cells',
      problem: 'at most 10000000 pieces can be in stock',
    });
  });

  test('needs sizes or colours', () => {
    expect(editStock(whole(3), { cells: [] }, { sizes: [], colors: [] })).toEqual({
      fault: 'field',
      field: 'cells',
      problem: 'need an item with sizes or colours',
    });
    expect(editStock(counted, { availableStock: 8, stockBefore: 8 }, { sizes: [], colors: [] })).toEqual(
      whole(8),
    );
  });

  test('that ends the counting by cell keeps the sum', () => {
    expect(editStock(counted, { cells: null }, options)).toEqual(whole(8));
  });

  test('as one number changes the unsorted pieces, as far as there are some', () => {
    const one = (availableStock: number) => editStock(counted, { availableStock, stockBefore: 8 }, options);
    expect(one(6)).toMatchObject({ stock: 6, cells: [...cells.slice(0, 4), unsorted(0)] });
    expect(one(5)).toEqual({
      fault: 'field',
      field: 'availableStock',
      problem: 'is counted by size and colour: change the pieces of a size and colour',
    });
  });

  test('C163: for the first time is refused where the stock moved meanwhile', () => {
    const first = (stockBefore?: number) =>
      editStock(whole(4), { cells: [cell('S', 'Red', 4)], stockBefore }, options);
    expect(first(5)).toEqual({
      fault: 'conflict',
      message: 'The stock of this item changed meanwhile: 5 when you opened it, 4 now',
    });
    expect([isStockFault(first(4)), isStockFault(first())]).toEqual([false, false]);
  });

  test('C163: keeps what sales made of the other cells, also beside the old sum', () => {
    const edit = { ...cell('S', 'Black', 5), seen: 3 };
    expect(editStock(counted, { cells: [edit], stockBefore: 9 }, options)).toMatchObject({ stock: 10 });
  });
});

test('C163: a save of one number keeps it one number, and what sales made of it', () => {
  const save = (availableStock: number) => editStock(whole(3), { availableStock, stockBefore: 4 }, options);
  expect([save(4), save(6)]).toEqual([whole(3), whole(6)]);
});

describe('C166: a movement', () => {
  const move = (about: object, before: Parameters<typeof moveStock>[0] = counted) =>
    moveStock(before, { kind: 'received', pieces: 1, ...about });

  test('moves the named cell, or the unsorted pieces', () => {
    expect(move({ size: 'S', color: 'Red' })).toMatchObject({
      stock: 9,
      cells: { 1: { stock: 2 }, 4: { stock: 2 } },
    });
    expect(move({})).toMatchObject({ stock: 9, cells: { 1: { stock: 1 }, 4: { stock: 3 } } });
    expect(move({}, whole(3))).toEqual(whole(4));
  });

  test('of a cell with a size or a colour alone finds it', () => {
    expect(move({ size: 'S' }, { stock: 1, cells: [cell('S', '', 1), unsorted(0)] })).toMatchObject({
      cells: [{ stock: 2 }, { stock: 0 }],
    });
    expect(move({ color: 'Red' }, { stock: 1, cells: [cell('', 'Red', 1), unsorted(0)] })).toMatchObject({
      cells: [{ stock: 2 }, { stock: 0 }],
    });
  });

  test('of a cell that is not counted is refused at its field', () => {
    expect(move({ size: 'XL', color: 'Red' })).toEqual({
      fault: 'field',
      field: 'size',
      problem: 'XL, Red is not counted for this item',
    });
    expect(move({ color: 'Blue' })).toMatchObject({ field: 'color' });
    expect(move({ size: 'S' }, whole(3))).toMatchObject({ field: 'size' });
  });

  test('leaves from none to ten million pieces', () => {
    expect(move({ pieces: STOCK_MAX - 8 })).toMatchObject({ stock: STOCK_MAX });
    expect(move({ pieces: STOCK_MAX - 7 })).toEqual({
      fault: 'conflict',
      message: 'At most 10000000 pieces can be in stock',
    });
    expect(move({ kind: 'damaged', pieces: 3, size: 'M', color: 'Black' })).toEqual({
      fault: 'conflict',
      message: 'Only 2 left in stock',
    });
  });

  test('of an item without unsorted pieces changes its sum alone', () => {
    const odd = { stock: 3, cells: [cell('S', 'Red', 3)] };
    expect(move({}, odd)).toEqual({ stock: 4, cells: odd.cells });
  });
});
