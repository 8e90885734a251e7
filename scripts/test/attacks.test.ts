import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weakenings } from '../attacks/weakenings.mjs';
import { attackPage } from '../lib/attack-page.mjs';
import { attackRows, proofOf, strayEdits } from '../lib/attacks.mjs';

const weakening = {
  row: 'P50',
  attack: 'a stranger reads an order',
  weakening: 'its key is not compared',
  file: 'server/src/find-order.ts',
  find: 'isOwner || isKey',
  replace: 'true',
  tests: ['server/src/follow.test.ts'],
};

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
  const edit = { file: 'server/src/a.ts', find: 'isFresh', replace: 'true' };
  const both = { ...weakening, also: [edit] };
  expect(strayEdits(both, () => 'if (isOwner || isKey) go(isFresh);')).toEqual([]);
  expect(strayEdits(both, () => 'if (isOwner || isKey) go();')).toEqual([edit]);
  expect(strayEdits(both, () => 'if (isOwner || isKey) go(isFresh, isFresh);')).toEqual([edit]);
});

describe('C390: a weakening', () => {
  const ran = (status: string, fullName: string, message = '') => ({
    status,
    fullName,
    failureMessages: message ? [message] : [],
  });
  const report = (tests: readonly object[], broken = 0) => ({
    numRuntimeErrorTestSuites: broken,
    testResults: [{ name: `/checkout/${weakening.tests[0]}`, assertionResults: tests }],
  });
  const problemOf = (tests: readonly object[], broken?: number) =>
    proofOf(weakening, report(tests, broken)).problem;
  const differs = 'Error: expect(received).toBe(expected)';

  test('is caught by a test that names its row and compares', () => {
    const tests = [ran('failed', 'P50: a \u202Estranger', differs), ran('failed', 'another', differs)];
    expect(proofOf(weakening, report(tests))).toEqual({
      weakening,
      caughtBy: [{ file: weakening.tests[0], title: 'P50: a \\u202estranger' }],
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

test('the page has a line for each weakening by number of its row, with the test that caught it', () => {
  const tests = [
    { file: 'server/src/a.test.ts', title: 'P50: a | b' },
    { file: 'server/src/b.test.ts', title: 'P50: c' },
  ];
  const proof = { weakening, caughtBy: tests, problem: null };
  const proofs = ['P50', 'P39', 'C10', 'C5'].map((row) => ({ ...proof, weakening: { ...weakening, row } }));
  const text = attackPage(proofs, '2026-11-26');
  expect(text).toContain('This is the proof of 2026-11-26: 4 weakenings, all of them caught.');
  expect(text.match(/(?<=^\| )[CP]\d+/gm)).toEqual(['C5', 'C10', 'P39', 'P50']);
  expect(text).toContain('| P50 | a stranger reads an order | its key is not compared (');
  expect(text).toContain('| [a.test.ts](../server/src/a.test.ts): P50: a \\| b, and 1 more |');
});
