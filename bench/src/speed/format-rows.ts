import type { Figure, SpeedRow } from './compare-visits';
import type { PageFloor } from './speed-bench';

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
const kilobytes = (value: number) => (value / 1000).toFixed(0);

const columns: readonly { figure: Figure; head: string; show: (value: number) => string }[] = [
  { figure: 'ttfb', head: 'TTFB', show: ms },
  { figure: 'fcp', head: 'FCP', show: ms },
  { figure: 'lcp', head: 'LCP', show: ms },
  { figure: 'cls', head: 'CLS', show: (value) => value.toFixed(3) },
  { figure: 'tbt', head: 'TBT', show: ms },
  { figure: 'tap', head: 'tap', show: ms },
  { figure: 'tapDelay', head: 'INP tap', show: ms },
  { figure: 'typeDelay', head: 'INP type', show: ms },
  { figure: 'repeatLcp', head: 'again', show: ms },
  { figure: 'scriptBytes', head: 'scripts kB', show: kilobytes },
  { figure: 'bytes', head: 'all kB', show: kilobytes },
  { figure: 'requests', head: 'requests', show: ms },
];

/** Figures whose ratio to the ordinary application says something. */
const COMPARED: readonly Figure[] = ['fcp', 'lcp', 'tap', 'repeatLcp', 'scriptBytes', 'bytes'];

const times = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–');

export const HEAD = ['page', 'as', ...columns.map(({ head }) => head)];
/** Columns of {@link HEAD} that hold numbers. */
export const NUMBERS = HEAD.map((_, column) => column).slice(2);

/** The line of a candidate, and under it its ratios where it has any. */
export function linesOf({ page, candidate, figures, ratio }: SpeedRow): string[][] {
  const own = [page, candidate, ...columns.map(({ figure, show }) => show(figures[figure]))];
  if (!ratio) return [own];
  const ratios = columns.map(({ figure }) => (COMPARED.includes(figure) ? times(ratio[figure]) : ''));
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
  const own = rows.find((row) => row.page === page)?.figures;
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
