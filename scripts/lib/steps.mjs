const isTerminal = process.stdout.isTTY === true && !process.env.NO_COLOR;
const paint = (code, text) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);

const dim = (text) => paint('2', text);
export const bold = (text) => paint('1', text);
export const green = (text) => paint('32', text);
export const red = (text) => paint('31', text);

/** Formats milliseconds: 0.3 s, 42 s, 3 min 05 s. */
export function duration(ms) {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Prints one finished step: mark, title, result and time. */
export function line(isGood, title, note, ms) {
  const mark = isGood ? green('✓') : red('✗');
  const time = ms === undefined ? '' : dim(duration(ms));
  console.log(`  ${mark} ${title.padEnd(22)} ${[note, time].filter(Boolean).join('  ')}`.trimEnd());
}

/**
 * Runs one step and prints it with its time.
 *
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work `note` sets the result to print
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now();
  let note = '';
  try {
    const result = await work((text) => {
      note = text;
    });
    line(true, title, note, performance.now() - began);
    return result;
  } catch (error) {
    line(false, title, note, performance.now() - began);
    throw error;
  }
}
