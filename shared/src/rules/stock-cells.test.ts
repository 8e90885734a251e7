import fc from 'fast-check';
import { type CountedStock, editStock, isStockFault, stockSteps } from './edit-stock';
import { cellOfLine, cellsOf, NOT_SORTED, reshapeCells, type StockCell, stockOfCells } from './stock-cells';
import { moveStock } from './stock-movement';

const cell = (size: string, color: string, stock: number): StockCell => ({ size, color, stock });
const unsorted = (stock: number) => ({ ...NOT_SORTED, stock });
const options = { sizes: ['S', 'M'], colors: [{ name: 'Black' }] };
const grid: CountedStock = { stock: 4, cells: [cell('S', 'Black', 3), cell('M', 'Black', 1), unsorted(0)] };

test.each([
  [['S', 'M'], ['Black', 'Red'], 'S Black, S Red, M Black, M Red'],
  [['S', 'M'], [], 'S , M '],
  [[], ['Black'], ' Black'],
  [[], [], ''],
])('C273: sizes %j and colours %j make the cells %j', (sizes, colors, cells) => {
  const found = cellsOf({ sizes, colors: colors.map((name) => ({ name })) });
  expect(found.map(({ size, color }) => `${size} ${color}`).join(', ')).toBe(cells);
});

test('C273: a line finds its cell in any capitals; without one it means the unsorted pieces', () => {
  const of = (selectedSize: string | null, selectedColor: string | null) =>
    cellOfLine(grid.cells ?? [], { selectedSize, selectedColor });
  expect(of('m', 'BLACK')).toEqual(cell('M', 'Black', 1));
  expect(of('XL', 'Black')).toEqual(unsorted(0));
  expect(of(null, 'Black')).toEqual(unsorted(0));
});

test('C273: a renamed colour keeps its pieces; those of a size that is gone are unsorted', () => {
  const after = reshapeCells(grid.cells ?? [], {
    sizes: ['M', 'L'],
    colors: [{ name: 'Ink', before: 'Black' }],
  });
  expect(after).toEqual([cell('M', 'Ink', 1), cell('L', 'Ink', 0), unsorted(3)]);
});

test.each([
  ['before it', [{ name: 'Black' }, { name: 'Ink', before: 'Black' }]],
  ['after it', [{ name: 'Ink', before: 'Black' }, { name: 'Black' }]],
])('C273: a new colour with the old name of a renamed one, %s, gets none of its pieces', (_, colors) => {
  const after = reshapeCells(grid.cells ?? [], { sizes: ['S'], colors });
  expect(after).toHaveLength(3);
  expect(after).toEqual(expect.arrayContaining([cell('S', 'Ink', 3), cell('S', 'Black', 0), unsorted(1)]));
});

test('C273: an item without colours keeps the pieces of the sizes that stay', () => {
  const cells = [cell('S', '', 3), cell('M', '', 2), unsorted(0)];
  expect(reshapeCells(cells, { sizes: ['S', 'L'], colors: [] })).toEqual([
    cell('S', '', 3),
    cell('L', '', 0),
    unsorted(2),
  ]);
});

test('C273: a colour that takes the name of one that is gone brings its own pieces', () => {
  const cells = [cell('S', 'Ink', 4), cell('S', 'Black', 3), unsorted(0)];
  const after = reshapeCells(cells, { sizes: ['S'], colors: [{ name: 'Ink', before: 'Black' }] });
  expect(after).toEqual([cell('S', 'Ink', 3), unsorted(4)]);
});

test('C163, C273: a cell that staff left as they saw it keeps what sales made of it', () => {
  const cells = [
    { ...cell('S', 'Black', 5), seen: 5 },
    { ...cell('M', 'Black', 6), seen: 1 },
  ];
  expect(editStock(grid, { cells }, options)).toEqual({
    stock: 9,
    cells: [cell('S', 'Black', 3), cell('M', 'Black', 6), unsorted(0)],
  });
});

test.each([
  ['a cell that moved since', [{ ...cell('M', 'black', 6), seen: 2 }], 'conflict', 'M, Black'],
  ['a cell of another item', [cell('XL', 'Black', 1)], 'field', 'cells.0'],
  ['a cell that comes twice', [cell('M', 'Black', 1), cell('m', 'black', 2)], 'field', 'cells.1'],
  ['more pieces than can be counted', [cell('M', 'Black', 10_000_000)], 'field', 'cells'],
])('C273: %s is refused', (_name, cells, fault, says) => {
  const result = editStock(grid, { cells }, options);
  expect(result).toMatchObject({ fault });
  expect(JSON.stringify(result)).toContain(says);
});

test('C273: the first count by cells is refused if the stock moved since staff saw it', () => {
  const before = { stock: 4, cells: null };
  const cells = [cell('S', 'Black', 2)];
  expect(editStock(before, { cells, stockBefore: 5 }, options)).toMatchObject({ fault: 'conflict' });
  expect(editStock(before, { cells, stockBefore: 4 }, options)).toMatchObject({ stock: 2 });
});

test('C273: staff may go back to one number, which starts as the sum', () => {
  expect(editStock(grid, { cells: null }, options)).toEqual({ stock: 4, cells: null });
  expect(editStock(grid, { cells: null, availableStock: 7, stockBefore: 4 }, options)).toEqual({
    stock: 7,
    cells: null,
  });
});

test('C163, C273: a client of §7 adds unsorted pieces, and cannot take sorted ones', () => {
  expect(editStock(grid, { availableStock: 6 }, options)).toMatchObject({
    stock: 6,
    cells: [{}, {}, unsorted(2)],
  });
  expect(editStock(grid, { availableStock: 3 }, options)).toMatchObject({ field: 'availableStock' });
});

test.each([
  [{ kind: 'received', pieces: 2, size: 'M', color: 'Black' }, 6, 3],
  [{ kind: 'damaged', pieces: 1, size: 'm', color: 'black' }, 3, 0],
  [{ kind: 'counted', pieces: 5, seen: 2, size: 'M', color: 'Black' }, 7, 4],
] as const)('C166, C273: %j leaves %i pieces, %i of them in M', (movement, stock, left) => {
  const after = moveStock(grid, movement);
  expect(after).toMatchObject({ stock, cells: [{}, { stock: left }, {}] });
});

test.each([
  [{ kind: 'damaged', pieces: 2, size: 'M', color: 'Black' }, { message: 'Only 1 left in stock' }],
  [{ kind: 'damaged', pieces: 1 }, { message: 'Only 0 left in stock' }],
  [{ kind: 'received', pieces: 1, size: 'XL', color: 'Black' }, { field: 'size' }],
] as const)('C166, C273: %j is refused', (movement, fault) => {
  expect(moveStock(grid, movement)).toMatchObject(fault);
});

const anyCell = fc.record({
  size: fc.constantFrom('S', 'M', 'L', ''),
  color: fc.constantFrom('Black', 'Red', ''),
});
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constantFrom('received' as const, 'damaged' as const, 'counted' as const),
    pieces: fc.nat(9),
    seen: fc.nat(9),
    size: fc.constantFrom('S', 'M', ''),
    color: fc.constantFrom('Black', 'Red', ''),
  }),
  fc.record({
    cells: fc.option(fc.array(fc.tuple(anyCell, fc.nat(9)), { maxLength: 3 }), { nil: null }),
    sizes: fc.subarray(['S', 'M', 'L']),
    colors: fc.subarray(['Black', 'Red']),
  }),
);

test('C273: after any walk of saves and movements, the cells add up to the stock, and none is below 0', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      let stock: CountedStock = grid;
      for (const step of steps) {
        const result =
          'kind' in step
            ? moveStock(stock, step)
            : editStock(
                stock,
                {
                  cells:
                    step.cells === null
                      ? null
                      : step.cells.map(([one, pieces]) => ({ ...one, stock: pieces })),
                },
                { sizes: step.sizes, colors: step.colors.map((name) => ({ name })) },
              );
        if (isStockFault(result)) continue;
        const moved = stockSteps(stock, result).reduce((sum, { pieces }) => sum + pieces, 0);
        expect(stock.stock + moved).toBe(result.stock);
        stock = result;
        if (!stock.cells) continue;
        expect(stockOfCells(stock.cells)).toBe(stock.stock);
        expect(Math.min(...stock.cells.map(({ stock: pieces }) => pieces))).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
