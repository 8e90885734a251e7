import { duration } from './steps.mjs';

const EVERY_MS = { terminal: 1_000, pipe: 30_000 };
const CLEAR_LINE = '\r\u001b[2K';

/**
 * Shows how far a long step is, and for how long it runs, until `work` ends: on a terminal in one line that changes and
 * then goes, elsewhere in a plain line every 30 seconds.
 *
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work `note` sets the text to show
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const { stdout } = process;
  const began = performance.now();
  let text = '';
  const progress = () =>
    ['  …', title.padEnd(22), text, duration(performance.now() - began)].filter(Boolean).join(' ');
  const show = () => {
    if (stdout.isTTY) stdout.write(CLEAR_LINE + progress().slice(0, (stdout.columns || 80) - 1));
    else console.log(progress());
  };
  const timer = setInterval(show, stdout.isTTY ? EVERY_MS.terminal : EVERY_MS.pipe);
  try {
    return await work((found) => {
      text = found;
    });
  } finally {
    clearInterval(timer);
    if (stdout.isTTY) stdout.write(CLEAR_LINE);
  }
}

/**
 * Returns a function that reads jest's output by lines, and calls `note` with the number of test files that have ended.
 *
 * @param {(text: string) => void} note
 */
export function countFiles(note) {
  const ended = { PASS: 0, FAIL: 0 };
  return (line) => {
    const [, word] = line.match(/^\s*(PASS|FAIL) /) ?? [];
    if (!word) return;
    ended[word] += 1;
    note(`test files: ${ended.PASS + ended.FAIL}${ended.FAIL > 0 ? `, failed: ${ended.FAIL}` : ''}`);
  };
}

/**
 * Returns a function that reads the output of Playwright's reporter "line" by lines, and calls `note` with the number of
 * the test that it began last.
 *
 * @param {(text: string) => void} note
 */
export const countTests = (note) => (line) => {
  const [, at, all] = line.match(/\[(\d+)\/(\d+)\]/) ?? [];
  if (at) note(`test ${at} of ${all}`);
};
