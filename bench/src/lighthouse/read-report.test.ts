import { middleOf, readReport } from './read-report';

const report = (performance: number, contrast: number) =>
  JSON.stringify({
    categories: {
      performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
      accessibility: {
        score: contrast,
        auditRefs: [
          { id: 'contrast', weight: 7 },
          { id: 'hint', weight: 0 },
        ],
      },
      'best-practices': { score: 1, auditRefs: [{ id: 'none', weight: 1 }] },
      seo: { score: 1, auditRefs: [] },
    },
    audits: {
      'largest-contentful-paint': { score: 0.4, title: 'Largest paint', numericValue: 1000 * performance },
      contrast: { score: contrast, title: 'Contrast is too low' },
      hint: { score: 0, title: 'Only a hint' },
      none: { score: null, title: 'Does not apply' },
    },
  });

test('a report has scores out of 100 and names failed audits', () => {
  expect(readReport(report(0.876, 0))).toEqual({
    points: { performance: 88, accessibility: 0, 'best-practices': 100, seo: 100 },
    metrics: { FCP: NaN, SI: NaN, LCP: 876, TBT: NaN, CLS: NaN },
    faults: ['accessibility: Contrast is too low'],
  });
});

test('several runs give the median scores and every failed audit', () => {
  const { points, metrics, faults } = middleOf(
    [0.9, 0.99, 0.7].map((score, at) => readReport(report(score, at === 0 ? 0 : 1))),
  );
  expect(points.performance).toBe(90);
  expect(metrics.LCP).toBe(900);
  expect(points.accessibility).toBe(100);
  expect(faults).toEqual(['accessibility: Contrast is too low']);
});
