import type { Metric, SpeedRow } from './compare-visits';
import type { PageFloor } from './speed-bench';

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const kilobytes = (value: number) => (value / 1000).toFixed(0);

const columns: readonly { metric: Metric; head: string; show: (value: number) => string }[] = [
  { metric: 'ttfb', head: 'TTFB', show: ms },
  { metric: 'fcp', head: 'FCP', show: ms },
  { metric: 'lcp', head: 'LCP', show: ms },
  { metric: 'cls', head: 'CLS', show: (value) => value.toFixed(3) },
  { metric: 'tbt', head: 'TBT', show: ms },
  { metric: 'tap', head: 'tap', show: ms },
  { metric: 'tapDelay', head: 'INP tap', show: ms },
  { metric: 'typeDelay', head: 'INP type', show: ms },
  { metric: 'repeatLcp', head: 'again', show: ms },
  { metric: 'scriptBytes', head: 'scripts kB', show: kilobytes },
  { metric: 'bytes', head: 'all kB', show: kilobytes },
  { metric: 'requests', head: 'requests', show: ms },
];

/** Metrics whose ratio to the baseline is meaningful. */
const COMPARED: readonly Metric[] = ['fcp', 'lcp', 'tap', 'repeatLcp', 'scriptBytes', 'bytes'];

const times = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–');

export const HEAD = ['page', 'as', ...columns.map(({ head }) => head)];
/** Columns of {@link HEAD} with numbers. */
export const NUMBERS = HEAD.map((_, column) => column).slice(2);

/** Returns the line of a candidate, and the line of its ratios if it has any. */
export function linesOf({ page, candidate, metrics, ratio }: SpeedRow): string[][] {
  const own = [page, candidate, ...columns.map(({ metric, show }) => show(metrics[metric]))];
  if (!ratio) return [own];
  const ratios = columns.map(({ metric }) => (COMPARED.includes(metric) ? times(ratio[metric]) : ''));
  return [own, ['', '  ÷ one application', ...ratios]];
}

export const FLOOR_HEAD = [
  'page',
  'floor ms',
  'LCP ÷ floor',
  'again ÷ first',
  'HTML kB',
  'picture kB',
  'largest paint',
];
export const FLOOR_NUMBERS = [1, 2, 3, 4, 5];

export function floorLine(
  { page, floor, ratio, html, picture, lcpElement }: PageFloor,
  rows: readonly SpeedRow[],
): string[] {
  const own = rows.find((row) => row.page === page)?.metrics;
  const again = own ? own.repeatLcp / own.lcp : Number.NaN;
  return [
    page,
    ms(floor),
    times(ratio),
    times(again),
    (html / 1000).toFixed(1),
    (picture / 1000).toFixed(1),
    lcpElement.slice(0, 40),
  ];
}
