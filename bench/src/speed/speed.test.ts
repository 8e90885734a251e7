import { compareVisits, METRICS, type Round } from './compare-visits';
import { drawChart } from './draw-chart';
import { floorOf } from './floor';
import { linesOf, NUMBERS } from './format-rows';
import { pagesNamed } from './pages';
import { readFlags } from './read-flags';

const line = { down: 1.6, up: 0.75, roundTrip: 150 };

test('text needs three round trips and the bytes of its page', () => {
  expect(floorOf({ html: 10_000, picture: 0 }, line)).toBe(450 + 50);
});

test('a picture arrives a round trip after the first byte of the page, or after the rest of a large page', () => {
  expect(floorOf({ html: 10_000, picture: 20_000 }, line)).toBe(450 + 150 + 100);
  expect(floorOf({ html: 40_000, picture: 20_000 }, line)).toBe(450 + 200 + 100);
});

const round = (lcp: number): Round =>
  ({ ...Object.fromEntries(METRICS.map((metric) => [metric, 1])), lcp, typeDelay: Number.NaN }) as Round;

test('a row has medians of the rounds, and the median of their ratios', () => {
  const row = compareVisits(
    '/menu',
    'shop',
    [round(100), round(300), round(200)],
    [round(200), round(200), round(400)],
  );
  expect(row.metrics.lcp).toBe(200);
  expect(row.ratio?.lcp).toBe(0.5);
  expect(row.ratio?.tap).toBe(1);
});

test('a candidate has a line of metrics and one of ratios; the baseline has no ratios', () => {
  const rounds = [round(1234.4)];
  const [own, ratios, ...more] = linesOf(compareVisits('/menu', 'shop', rounds, [round(1000)]));
  expect(own?.slice(0, 5)).toEqual(['/menu', 'shop', '1', '1', '1234']);
  expect(own).toContain('–');
  expect(ratios?.slice(3, 5)).toEqual(['1.00×', '1.23×']);
  expect(more).toEqual([]);
  expect(linesOf(compareVisits('/menu', 'base', rounds, null))).toHaveLength(1);
  expect(own).toHaveLength(NUMBERS.length + 2);
});

test('rounds and pages can be chosen; other flags are refused', () => {
  expect(readFlags([])).toEqual({ rounds: 5, only: '' });
  expect(readFlags(['--rounds=3', '--only=/menu'])).toEqual({ rounds: 3, only: '/menu' });
  expect(() => readFlags(['--round=3'])).toThrow('--rounds=5');
});

test('pages are chosen by exact name or by prefix', () => {
  const pages = ['/', '/menu', '/single/…'].map((name) => ({ name }));
  expect(pagesNamed(pages, '')).toEqual(pages);
  expect(pagesNamed(pages, '/')).toEqual([{ name: '/' }]);
  expect(pagesNamed(pages, '/single')).toEqual([{ name: '/single/…' }]);
  expect(() => pagesNamed(pages, '/tea')).toThrow('There are /, /menu, /single/….');
});

test('the chart is well-formed, and a bar is as long as its metric', () => {
  const rows = [
    compareVisits('/menu', 'a & b', [round(100)], null),
    compareVisits('/menu', 'c', [round(200)], null),
  ];
  const svg = drawChart(rows, [], 'A run');
  expect(svg).toContain('a &amp; b');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const [shorter = 0, , longer] = [...svg.matchAll(/x="230.0" y="\d+" width="([\d.]+)"/g)].map(([, w]) =>
    Number(w),
  );
  expect(longer).toBeCloseTo(2 * shorter, 0);
});
