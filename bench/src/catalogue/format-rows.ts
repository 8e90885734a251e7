import type { CatalogueRow, Metrics } from './catalogue-bench';

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

/** Columns of {@link HEAD} with numbers. */
export const NUMBERS = HEAD.map((_, column) => column).filter((column) => column !== 1);

const amount = (value: number) => Math.round(value).toLocaleString('en');
const fine = (value: number) => value.toFixed(1);
const times = (ratio: number | null) => (Number.isFinite(ratio) ? `${ratio?.toFixed(2)}×` : '–');

function cellsOfMetrics({ dropped, memory, ...rest }: Metrics): string[] {
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

const cellsOfRatio = (ratio: Metrics): string[] =>
  [
    ratio.p50,
    ratio.p95,
    ratio.p99,
    ratio.dropped,
    ratio.longTasks,
    ratio.longest,
    ratio.cpuMs,
    ratio.heap,
    ratio.nodes,
    ratio.memory,
  ].map(times);

/**
 * Returns one line for the page as it is, and two for each other candidate: its metrics, and the page as it is ÷ these.
 */
export const cellsOf = ({ pieces, sides }: CatalogueRow): string[][] =>
  sides.flatMap(({ name, metrics, ratio }, index) => {
    const line = [index === 0 ? amount(pieces) : '', name, ...cellsOfMetrics(metrics)];
    return index === 0 ? [line] : [line, ['', '÷', ...cellsOfRatio(ratio)]];
  });
