import type { CatalogueRow } from './catalogue-bench';

export const HEAD = [
  'pieces',
  'page',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'dropped',
  'long tasks',
  'longest ms',
  'CPU ms a piece',
  'heap MB',
  'nodes',
  'memory MB',
];

/** Columns of {@link HEAD} that hold numbers. */
export const NUMBERS = HEAD.map((_, column) => column).filter((column) => column !== 1);

const amount = (value: number) => Math.round(value).toLocaleString('en');
const fine = (value: number) => value.toFixed(1);
const times = (ratio: number | null) => (Number.isFinite(ratio) ? `${ratio?.toFixed(2)}×` : '–');

function cellsOfFigures({ dropped, memory, ...rest }: CatalogueRow['subject']): string[] {
  return [
    fine(rest.p50),
    fine(rest.p95),
    fine(rest.p99),
    `${amount(dropped * 100)} %`,
    amount(rest.longTasks),
    amount(rest.longest),
    fine(rest.cpuMs),
    fine(rest.heap),
    amount(rest.nodes),
    memory === null ? '–' : amount(memory),
  ];
}

/** Three lines for each stretch: the page as it is, without containment, and the one ÷ the other. */
export function cellsOf({ pieces, subject, base, ratio }: CatalogueRow): string[][] {
  const { p50, p95, p99, dropped, longTasks, longest, cpuMs, heap, nodes, memory } = ratio;
  return [
    [amount(pieces), 'as it is', ...cellsOfFigures(subject)],
    ['', 'without containment', ...cellsOfFigures(base)],
    ['', '÷', ...[p50, p95, p99, dropped, longTasks, longest, cpuMs, heap, nodes, memory].map(times)],
  ];
}
