import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { trackedFiles } from './tracked-files.mjs';

const LONGEST = 350;
const CODE = /\.(tsx?|mjs|cjs|js)$/;

const linesOf = (file) => readFileSync(inRoot(file), 'utf8').split('\n').length - 1;

/** Returns the files that are longer than 350 lines. */
export async function checkFileLength() {
  return (await trackedFiles())
    .filter((file) => CODE.test(file))
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > LONGEST)
    .map(({ file, lines }) => `${file}: ${lines} lines, at most ${LONGEST}`)
    .join('\n');
}
