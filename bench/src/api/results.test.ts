import { drawChart } from './draw-chart';
import { cellsOf, HEAD } from './format-rows';
import type { Row } from './row';

const row: Row = {
  what: "placing a guest's order",
  against: 'its rows in raw SQL',
  database: 'PostgreSQL <15>',
  orders: 100_000,
  candidate: { p50: 6.251, p99: 25, perSecond: 1234.5, cpuMs: 0.0421 },
  baseline: { p50: 3.1, p99: 12.5, perSecond: 2469, cpuMs: 0.021 },
  ratio: { p50: 2.016, p99: 2, perSecond: 0.5, cpuMs: 12.3 },
};

test('a row has a cell for each column: ratios, then the shop, then the baseline', () => {
  const cells = Object.fromEntries(cellsOf(row).map((cell, column) => [`${column} ${HEAD[column]}`, cell]));
  expect(cells).toEqual({
    '0 what': "placing a guest's order",
    '1 against': 'its rows in raw SQL',
    '2 orders': '100,000',
    '3 req/s': '0.50×',
    '4 p50': '2.02×',
    '5 p99': '2.00×',
    '6 CPU': '12×',
    '7 │ req/s': '1,235',
    '8 p50 ms': '6.25',
    '9 p99 ms': '25',
    '10 CPU ms': '0.042',
    '11 │ req/s': '2,469',
    '12 p50 ms': '3.10',
    '13 p99 ms': '13',
    '14 CPU ms': '0.021',
  });
});

/** Left edge and width of each bar, in the order of the series. */
const barsOf = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="\d+" width="([\d.]+)" height="13"/g)].map(([, x, width]) => [
    Number(x),
    Number(width),
  ]);

test('the chart draws a bar from 1× to each ratio: to the left below it, to the right above', () => {
  const [perSecond = [], p50 = [], , cpu = []] = barsOf(drawChart([row], 'A run'));
  const [left = 0, width = 0] = perSecond;
  const [one = 0, toTwo = 0] = p50;
  expect(left + width).toBeCloseTo(one, 0);
  expect(cpu[0]).toBe(one);
  expect(cpu[1] ?? 0).toBeGreaterThan(3 * toTwo);
});

test('the chart is well-formed for any name', () => {
  const svg = drawChart([row], 'A run & its result');
  expect(svg).toContain('PostgreSQL &lt;15>, 100,000 orders');
  expect(svg).toContain('A run &amp; its result');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
});
