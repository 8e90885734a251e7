import { Problem } from '../../scripts/lib/problem.mjs';
import { bold, green, red } from '../../scripts/lib/steps.mjs';
import { printTable } from '../../scripts/lib/table.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** A layout shift below this is rounding. */
const STILL = 0.001;

function rowOf({ kind, bytes, requests, budget, isWithin }) {
  const mark = budget === null ? '' : isWithin ? green('✓') : red('✗ over');
  return [
    kind,
    kilobytes(bytes),
    budget ? String(budget.kilobytes) : '–',
    String(requests),
    budget ? String(budget.requests) : '–',
    mark,
  ];
}

/** Prints each page's weights beside their budgets. Throws if one is above its budget. */
export function showWeights(pages) {
  let within = 0;
  let over = 0;
  for (const { page, verdicts, shift } of pages) {
    console.log(`\n  ${bold(page)}  first visit, kB as they came over the wire (brotli)\n`);
    const isStill = shift < STILL;
    const rows = verdicts.map(rowOf);
    rows.push(['layout shift', shift.toFixed(3), '0', '', '', isStill ? green('✓') : red('✗ over')]);
    printTable(['kind', 'kB', 'budget', 'requests', 'budget', ''], rows, [1, 2, 3, 4]);
    const held = [...verdicts.filter(({ budget }) => budget).map(({ isWithin }) => isWithin), isStill];
    within += held.filter(Boolean).length;
    over += held.filter((isWithin) => !isWithin).length;
  }
  console.log(`\n${within} within budget, ${over} over`);
  if (over > 0) throw new Problem('A page is over its budget: see above.');
}
