import { bold } from './steps.mjs';

/** Prints a table; `right` lists the columns to align right. */
export function printTable(head, rows, right = []) {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  for (const [index, row] of cells.entries()) {
    const text = row.map((cell, column) =>
      right.includes(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    );
    const shown = text.join('  ').trimEnd();
    console.log(`  ${index === 0 ? bold(shown) : shown}`);
  }
}
