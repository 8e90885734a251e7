import { bar, picture, text } from '../common/svg';
import type { Row } from './row';
import type { Speed } from './sample';

const WIDTH = 960;
const LABELS = 330;
const BAR = 13;
const GAP = 3;
const TOP = 64;
const BETWEEN = 16;

const SERIES = [
  { field: 'perSecond', name: 'requests per second (more is better)', color: '#2f6f4f' },
  { field: 'p50', name: 'p50', color: '#c9a227' },
  { field: 'p99', name: 'p99', color: '#b5651d' },
  { field: 'cpuMs', name: 'processor time (less is better)', color: '#4a5a8a' },
] as const satisfies readonly { field: keyof Speed; name: string; color: string }[];

const ROW = SERIES.length * (BAR + GAP) + BETWEEN;

/** A logarithmic axis with 1× in the middle, because ratios span from a tenth to dozens. */
function scaleFor(rows: readonly Row[]) {
  const factors = rows.flatMap(({ ratio }) => SERIES.map(({ field }) => Math.abs(Math.log2(ratio[field]))));
  const reach = Math.max(1, Math.ceil(Math.max(0, ...factors.filter(Number.isFinite))));
  const middle = LABELS + (WIDTH - LABELS - 60) / 2;
  const step = (WIDTH - LABELS - 120) / 2 / reach;
  return { reach, x: (ratio: number) => middle + Math.log2(ratio) * step };
}

type Scale = ReturnType<typeof scaleFor>;

function axis({ reach, x }: Scale, bottom: number): string[] {
  const powers = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return powers.flatMap((power) => {
    const at = x(2 ** power).toFixed(1);
    const stroke = power === 0 ? '#444' : '#ddd';
    const label = power < 0 ? `÷${2 ** -power}` : `${2 ** power}×`;
    return [
      `<line x1="${at}" y1="${TOP - 8}" x2="${at}" y2="${bottom}" stroke="${stroke}"/>`,
      text(Number(at), TOP - 14, label, 'text-anchor="middle" fill="#666"'),
    ];
  });
}

function bars(row: Row, top: number, { x }: Scale): string[] {
  return SERIES.flatMap(({ field, color }, index) => {
    const y = top + index * (BAR + GAP);
    const ends = [x(1), x(row.ratio[field])] as const;
    const from = Math.min(...ends);
    const isLeft = ends[1] < ends[0];
    const label = `${row.ratio[field].toFixed(2)}×`;
    const at = isLeft ? from - 5 : Math.max(...ends) + 5;
    return [
      bar({ x: from, y, width: Math.abs(ends[1] - ends[0]), height: BAR, color }),
      text(Number(at.toFixed(1)), y + BAR - 3, label, `text-anchor="${isLeft ? 'end' : 'start'}"`),
    ];
  });
}

function rowOf(row: Row, index: number, scale: Scale): string[] {
  const top = TOP + index * ROW;
  return [
    text(12, top + BAR, row.what, 'font-weight="600"'),
    text(12, top + BAR + 17, `÷ ${row.against}`),
    text(12, top + BAR + 34, `${row.database}, ${row.orders.toLocaleString('en')} orders`, 'fill="#666"'),
    ...bars(row, top, scale),
  ];
}

/** Returns the ratios of all rows as one SVG chart with its legend. */
export function drawChart(rows: readonly Row[], title: string): string {
  const scale = scaleFor(rows);
  const bottom = TOP + rows.length * ROW;
  const legend = SERIES.flatMap(({ name, color }, index) => [
    bar({ x: 12 + index * 235, y: bottom + 10, width: 10, height: 10, color }),
    text(27 + index * 235, bottom + 19, name),
  ]);
  return picture(WIDTH, bottom + 34, [
    text(12, 22, title, 'font-size="15" font-weight="600"'),
    ...axis(scale, bottom),
    ...rows.flatMap((row, index) => rowOf(row, index, scale)),
    ...legend,
  ]);
}
