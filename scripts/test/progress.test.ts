import { countFiles, countTests, withProgress } from '../lib/progress.mjs';

const { isTTY } = process.stdout;
let shown: string[];
beforeEach(() => {
  shown = [];
  jest.useFakeTimers();
  jest.spyOn(console, 'log').mockImplementation((line) => void shown.push(String(line)));
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  process.stdout.isTTY = isTTY;
});

/** Runs a step of 65 seconds that reports twice. */
const runStep = (isTerminal: boolean) => {
  process.stdout.isTTY = isTerminal;
  return withProgress('unit', async (note) => {
    note('3 files');
    jest.advanceTimersByTime(31_000);
    note('9 files');
    jest.advanceTimersByTime(34_000);
    return 'done';
  });
};

test('in a pipe a long step prints a plain line every 30 seconds', async () => {
  expect(await runStep(false)).toBe('done');
  expect(shown).toEqual([
    expect.stringMatching(/^ {2}… unit +3 files 30 s$/),
    expect.stringMatching(/^ {2}… unit +9 files 1 min 00 s$/),
  ]);
});

test('on a terminal it changes one line every second, and removes it at the end', async () => {
  await runStep(true);
  expect(shown).toHaveLength(66);
  expect(shown.every((text) => text.startsWith('\r\u001b[2K') && !text.includes('\n'))).toBe(true);
  expect(shown.at(-2)).toContain('9 files 1 min 05 s');
  expect(shown.at(-1)).toBe('\r\u001b[2K');
});

test('it counts the files that jest has ended, and the tests that Playwright has begun', () => {
  const notes: string[] = [];
  const readJest = countFiles((text) => notes.push(text));
  for (const line of ['PASS server server/a.test.ts (5 s)', '  at PASS', ' FAIL  shell shell/b.test.tsx'])
    readJest(line);
  countTests((text) => notes.push(text))('[12/345] [chromium] › e2e/a.spec.ts:3:1 › a page');
  expect(notes).toEqual(['test files: 1', 'test files: 2, failed: 1', 'test 12 of 345']);
});
