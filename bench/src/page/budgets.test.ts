import { AFTER_ORDER, judge } from './budgets';
import { type Arrival, firstViewOf, kindOf, weightsOf } from './visit';

const script = (bytes: number): Arrival => ({ path: '/assets/a.js', kind: 'scripts', bytes });
const verdictOn = (arrivals: readonly Arrival[], kind: string) =>
  judge(weightsOf(arrivals)).find((verdict) => verdict.kind === kind);

test('scripts of one page are weighed together, and counted', () => {
  expect(verdictOn([script(100_000), script(68_000)], 'scripts')).toMatchObject({
    bytes: 168_000,
    requests: 2,
    isWithin: true,
  });
});

test('one byte over the budget is over', () => {
  expect(verdictOn([script(100_000), script(68_001)], 'scripts')?.isWithin).toBe(false);
});

test('one request too many is over, however small', () => {
  expect(
    verdictOn(
      Array.from({ length: 7 }, () => script(1)),
      'scripts',
    )?.isWithin,
  ).toBe(false);
});

test('the page of an order may take what it loads after its first view, and no more', () => {
  const isWithin = (bytes: number) =>
    judge(weightsOf([script(bytes)]), AFTER_ORDER).find(({ kind }) => kind === 'scripts')?.isWithin;
  expect([isWithin(183_000), isWithin(183_001)]).toEqual([true, false]);
});

test('the first view has the scripts that the HTML names, and no calls', () => {
  const html = '<link rel="modulepreload" href="/assets/a.js">';
  const late: Arrival = { path: '/assets/late.js', kind: 'scripts', bytes: 20_000 };
  const call: Arrival = { path: '/api/v1/user/getuser', kind: 'data', bytes: 200 };
  const page: Arrival = { path: '/order/4Y2T8X', kind: 'html', bytes: 12_000 };
  expect(firstViewOf([page, script(100_000), late, call], html)).toEqual([page, script(100_000)]);
});

test('pictures are shown and never over', () => {
  const picture: Arrival = { path: '/media/a.webp', kind: 'images', bytes: 9_000_000 };
  expect(verdictOn([picture], 'images')).toMatchObject({ bytes: 9_000_000, budget: null, isWithin: true });
});

test.each([
  ['document', '/menu', 'html'],
  ['xhr', '/api/v1/user/getuser', 'data'],
  ['fetch', '/registry.json', 'data'],
  ['other', '/art/mark.svg', 'images'],
  ['other', '/something', 'data'],
])('a %s for %s counts as %s', (type, path, kind) => {
  expect(kindOf(type, path)).toBe(kind);
});
