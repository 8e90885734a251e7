import { printTable } from './table.mjs';

const amount = (value) => value.toLocaleString('en');

/** Prints counts and sums of every table that has rows. */
export function showTables(tables) {
  printTable(
    ['table', 'rows', 'sums'],
    tables
      .filter(({ rows }) => rows > 0)
      .map(({ table, rows, sums }) => [
        table,
        amount(rows),
        Object.entries(sums)
          .map(([column, sum]) => `${column} ${amount(sum)}`)
          .join(', '),
      ]),
    [1],
  );
}
