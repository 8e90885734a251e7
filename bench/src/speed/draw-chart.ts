import { bar, picture, text } from '../common/svg';
import type { Metric, SpeedRow } from './compare-visits';
import type { PageFloor } from './speed-bench';

const WIDTH = 960;
const LABELS = 230;
const BAR = 11;
const TOP = 60;

const SERIES = [
  { metric: 'lcp', name: 'largest paint', color: '#2f6f4f' },
  { metric: 'tap', name: 'a tap is answered', color: '#c9a227' },
] as const satisfies readonly { metric: Metric; name: string; color: string }[];

const ROW = SERIES.length * (BAR + 2) + 10;

/**
 * Returns a chart of largest paint and first answered tap, per candidate and page, in ms. A line marks the floor of
 * each page.
 */
export function drawChart(rows: readonly SpeedRow[], floors: readonly PageFloor[], title: string): string {
  const longest = Math.max(1, ...rows.flatMap(({ metrics }) => SERIES.map(({ metric }) => metrics[metric])));
  const widthOf = (ms: number) => (ms / longest) * (WIDTH - LABELS - 70);
  const parts = rows.flatMap(({ page, candidate, metrics }, index) => {
    const y = TOP + index * ROW;
    const floor = floors.find((one) => one.page === page);
    const at = LABELS + widthOf(floor?.floor ?? 0);
    return [
      text(12, y + 11, page, 'font-weight="600"'),
      text(85, y + 11, candidate),
      ...SERIES.flatMap(({ metric, color }, row) => {
        const [top, width] = [y + row * (BAR + 2), widthOf(metrics[metric])];
        const label = text(Math.round(LABELS + width + 5), top + BAR - 1, metrics[metric].toFixed(0));
        return [bar({ x: LABELS, y: top, width, height: BAR, color }), label];
      }),
      floor
        ? `<line x1="${at.toFixed(1)}" y1="${y - 3}" x2="${at.toFixed(1)}" y2="${y + ROW - 7}" stroke="#a00"/>`
        : '',
    ];
  });
  const legend = [...SERIES, { name: 'floor of the page', color: '#a00' }].flatMap(
    ({ name, color }, index) => [
      bar({ x: 12 + index * 180, y: 34, width: 10, height: 10, color }),
      text(28 + index * 180, 43, name),
    ],
  );
  return picture(WIDTH, TOP + rows.length * ROW + 10, [
    text(12, 22, title, 'font-size="15" font-weight="600"'),
    ...legend,
    ...parts,
  ]);
}
