import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, weakenings } from '../attacks/weakenings.mjs';
import { attackPage } from '../lib/attack-page.mjs';
import { attackRows, proofOf, strayEdits } from '../lib/attacks.mjs';

const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');

test('C390: every decision of severity A and every hazard of §4 and §5 has a weakening', () => {
  const rows = attackRows(read('docs/decisions.md'), read('docs/hazards.md')).map(({ row }) => row);
  expect(rows).toEqual(expect.arrayContaining(['C1', 'C77', 'P39', 'P77']));
  expect(rows).not.toContain('P38');
  expect(rows.filter((row) => !weakenings.some((weakening) => weakening.row === row))).toEqual([]);
});

test('C390: what a weakening replaces is in its file once', () => {
  const stray = weakenings.flatMap((weakening) => strayEdits(weakening, read));
  expect(stray.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
});

test('C390: tests of a weakening name its row', () => {
  const isNamed = ({ row, tests }: (typeof weakenings)[number]) =>
    tests.some((file) => new RegExp(`['"\`].*\\b${row}\\b`).test(read(file)));
  expect(weakenings.filter((weakening) => !isNamed(weakening)).map(({ row }) => row)).toEqual([]);
});

test('an edit is stray if its text is not there, or twice', () => {
  const edit = { file: 'a.ts', find: 'if (isOwner)', replace: 'if (true)' };
  const weakening = { ...edit, also: [edit], row: 'P50', attack: '', weakening: '', tests: [] };
  expect(strayEdits(weakening, () => 'if (isOwner) go();')).toEqual([]);
  expect(strayEdits(weakening, () => 'go();')).toEqual([edit, edit]);
  expect(strayEdits(weakening, () => 'if (isOwner) go(); if (isOwner) stop();')).toHaveLength(2);
});

describe('C390: a weakening', () => {
  const [weakening = weakenings[0]] = areas.access ?? [];
  const ran = (status: string, fullName: string, message = '') => ({
    status,
    fullName,
    failureMessages: message ? [message] : [],
  });
  const report = (tests: readonly object[], broken = 0) => ({
    numRuntimeErrorTestSuites: broken,
    testResults: [{ name: `/checkout/${weakening?.tests[0]}`, assertionResults: tests }],
  });
  const problemOf = (tests: readonly object[], broken?: number) =>
    proofOf(weakening, report(tests, broken)).problem;
  const differs = 'Error: expect(received).toBe(expected)';

  test('is caught by a test that names its row and compares', () => {
    const tests = [ran('failed', 'P50: a stranger', differs), ran('failed', 'another', differs)];
    expect(proofOf(weakening, report(tests))).toEqual({
      weakening,
      caughtBy: [{ file: weakening?.tests[0], title: 'P50: a stranger' }],
      problem: null,
    });
  });

  test('is not caught if every test of its row passes', () => {
    const tests = [ran('passed', 'P50: a stranger'), ran('failed', 'P5: another', differs)];
    expect(problemOf(tests)).toBe('every test passed');
  });

  test('is not caught if no test of its row ran', () => {
    const tests = [ran('failed', 'P51: another', differs), ran('pending', 'P50: skipped')];
    expect(problemOf(tests)).toBe('no title names P50');
  });

  test('is not caught if a test throws before it compares', () => {
    const tests = [ran('failed', 'P50: a stranger', 'ReferenceError: isOwner')];
    expect(problemOf(tests)).toBe('no comparison failed: ReferenceError: isOwner');
  });

  test('is not caught if a file of tests does not load', () => {
    expect(problemOf([ran('failed', 'P50: a stranger', differs)], 1)).toBe('a test file does not load');
  });
});

test('the page has a line for each weakening, with the test that caught it', () => {
  const [weakening] = weakenings;
  const tests = [
    { file: 'server/src/a.test.ts', title: 'C5: a | b' },
    { file: 'server/src/b.test.ts', title: 'C5: c' },
  ];
  const text = attackPage([{ weakening, caughtBy: tests, problem: null }], '2026-11-26');
  expect(text).toContain('This is the proof of 2026-11-26: 1 weakenings, each caught.');
  expect(text).toContain(`| ${weakening?.row} | ${weakening?.attack} |`);
  expect(text).toContain('| [a.test.ts](../server/src/a.test.ts): C5: a \\| b, and 1 more |');
});
