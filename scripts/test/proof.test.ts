import { proofDocument, rowsOf, rowsWithoutTest, testsOf } from '../lib/proof.mjs';

const decisions = '| # | Where | Do | Sev |\n| C1 | the code | echo | A |\n| C2 | a \\| b | change | B |\n';
const hazards = '| P6 | oversell | #1 | one gets it |\n';
const tests = [
  { file: 'server/src/a.test.ts', title: 'C1, P6: holds', passed: true },
  { file: 'server/src/a.test.ts', title: 'P6: fails', passed: false },
  { file: 'e2e/b.spec.ts', title: 'P6: in a browser', passed: true },
];

test('rows have number, subject and severity', () => {
  expect(rowsOf(decisions + hazards)).toEqual([
    { row: 'C1', subject: 'the code', severity: 'A' },
    { row: 'C2', subject: 'a \\| b', severity: 'B' },
    { row: 'P6', subject: 'oversell', severity: null },
  ]);
});

test('reports of jest and of Playwright name tests with files from the root', () => {
  const jest = {
    name: '/shop/server/a.test.ts',
    assertionResults: [{ fullName: 'C1: x', status: 'passed' }],
  };
  const inner = { title: 'group', specs: [{ file: 'b.spec.ts', title: 'P6: y', ok: false }] };
  expect(testsOf({ testResults: [jest] }, '/shop')).toEqual([
    { file: 'server/a.test.ts', title: 'C1: x', passed: true },
  ]);
  expect(testsOf({ suites: [{ title: 'b.spec.ts', specs: [], suites: [inner] }] }, '/shop')).toEqual([
    { file: 'e2e/b.spec.ts', title: 'group P6: y', passed: false },
  ]);
});

test('the page lists each row with its tests and the result', () => {
  const text = proofDocument({ decisions, hazards, tests, day: '2026-11-26' });
  expect(text).toContain('| C1 | the code | [a.test.ts](../server/src/a.test.ts) | 1 passed |');
  expect(text).toContain('| C2 | a \\| b | – | no test names it |');
  expect(text).toContain('[b.spec.ts](../e2e/b.spec.ts) | **1 of 3 failed** |');
});

test('a hazard, or a row of severity A, that no title of a test names is missing', () => {
  expect(rowsWithoutTest(decisions, hazards, ["test('P6, C2: a', () => {", '// C1: a comment'])).toEqual([
    'C1',
  ]);
  expect(rowsWithoutTest(decisions, hazards, ['test("C1: a", …', 'test(`P6: b`, …'])).toEqual([]);
});
