import { existsSync, readFileSync } from 'node:fs';
import { runChild } from './children.mjs';
import { inRoot, root } from './paths.mjs';

const LONGEST = 250;
const CODE = /\.(tsx?|mjs|cjs|js)$/;

const linesOf = (file) => readFileSync(inRoot(file), 'utf8').split('\n').length - 1;

/** A file that has grown past 250 lines is about more than one thing. */
export async function checkFileLength() {
  const { code, output } = await runChild('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  if (code !== 0) return output;
  return output
    .split('\n')
    .filter((file) => CODE.test(file) && existsSync(inRoot(file)))
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${LONGEST}`)
    .join('\n');
}
