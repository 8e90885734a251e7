import type { Row } from './row';
import type { Speed } from './sample';

const times = (ratio: number) => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)}×`;
const milliseconds = (ms: number) => (ms < 0.1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms.toFixed(0));
const amount = (value: number) => Math.round(value).toLocaleString('en');

const speedCells = ({ perSecond, p50, p99, cpuMs }: Speed): string[] => [
  amount(perSecond),
  milliseconds(p50),
  milliseconds(p99),
  milliseconds(cpuMs),
];

export const HEAD = [
  'what',
  'against',
  'orders',
  'req/s',
  'p50',
  'p99',
  'CPU',
  '│ req/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  '│ req/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
];

/** Columns of {@link HEAD} with numbers. */
export const NUMBERS = HEAD.map((_, column) => column).slice(2);

/** Returns the cells of one row: four ratios, then the candidate, then the baseline. */
export function cellsOf({ what, against, orders, ratio, candidate, baseline }: Row): string[] {
  return [
    what,
    against,
    amount(orders),
    times(ratio.perSecond),
    times(ratio.p50),
    times(ratio.p99),
    times(ratio.cpuMs),
    ...speedCells(candidate),
    ...speedCells(baseline),
  ];
}
