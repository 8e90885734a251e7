import { line, picture, text } from '../common/svg';
import type { Stage } from './load-bench';
import { mergeLogs } from './people/request-log';
import { p99OverTime } from './summarise';

const WIDTH = 960;
const LEFT = 70;
const RIGHT = 20;
const HEIGHT = 170;
const TOP = 60;
const BETWEEN = 50;
/** Parts of the whole time for which there is a p99. */
const PARTS = 60;

interface Curve {
  readonly name: string;
  readonly color: string;
  /** Share of the time, 0 to 1, and value; values that are no number leave a gap. */
  readonly points: readonly (readonly [number, number])[];
}

/** A panel from 0 to the largest value of its curves. */
function panel(top: number, unit: string, curves: readonly Curve[]): string[] {
  const most = Math.max(
    1,
    ...curves.flatMap(({ points }) => points.map(([, value]) => value)).filter(Number.isFinite),
  );
  const x = (share: number) => LEFT + share * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => top + HEIGHT - (value / most) * HEIGHT;
  const grid = [0, 0.5, 1].flatMap((share) => [
    line(
      [
        [LEFT, y(share * most)],
        [WIDTH - RIGHT, y(share * most)],
      ],
      share === 0 ? '#444' : '#ddd',
    ),
    text(
      LEFT - 8,
      Math.round(y(share * most)) + 4,
      `${(share * most).toFixed(0)} ${unit}`,
      'text-anchor="end" fill="#666"',
    ),
  ]);
  const drawn = curves.flatMap(({ name, color, points }, index) => [
    line(
      points.filter(([, value]) => Number.isFinite(value)).map(([share, value]) => [x(share), y(value)]),
      color,
    ),
    text(LEFT + 230 * index, top - 10, name, `fill="${color}" font-weight="600"`),
  ]);
  return [...grid, ...drawn];
}

/** Returns a chart of the server's memory, and of p99 of all requests and of orders, over the time of all stages. */
export function drawLoad(stages: readonly Stage[], title: string): string {
  const memory = stages.flatMap((stage) => stage.memory);
  const log = mergeLogs(stages.map((stage) => stage.log));
  const from = Math.min(...memory.map(({ at }) => at));
  const whole = Math.max(...memory.map(({ at }) => at)) - from || 1;
  const p99 = (requests: { at: number[]; ms: number[] } | undefined) =>
    p99OverTime(requests ?? { at: [], ms: [] }, from, whole / PARTS).map(
      (value, part) => [Math.min(1, (part + 0.5) / PARTS), value] as const,
    );
  const all = mergeLogs([...log.values()].map((requests) => new Map([['all', requests]])));
  const lower = TOP + HEIGHT + BETWEEN;
  return picture(WIDTH, lower + HEIGHT + 40, [
    text(12, 22, title, 'font-size="15" font-weight="600"'),
    ...panel(TOP, 'MB', [
      {
        name: 'memory of the server',
        color: '#2f6f4f',
        points: memory.map(({ at, mb }) => [(at - from) / whole, mb]),
      },
    ]),
    ...panel(lower, 'ms', [
      { name: 'p99 of all requests', color: '#b5651d', points: p99(all.get('all')) },
      { name: 'p99 of orders', color: '#4a5a8a', points: p99(log.get('order')) },
    ]),
    text(LEFT, lower + HEIGHT + 20, '0 s', 'fill="#666"'),
    text(
      WIDTH - RIGHT,
      lower + HEIGHT + 20,
      `${Math.round(whole / 1000)} s`,
      'text-anchor="end" fill="#666"',
    ),
  ]);
}
