import { existsSync } from 'node:fs';
import { runChild } from './children.mjs';
import { inRoot, root } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * Lists the files of the checkout, relative to its root: tracked ones and new ones that are not ignored.
 *
 * @throws {Problem} when git fails
 */
export async function trackedFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await runChild('git', list, { cwd: root });
  if (code !== 0) throw new Problem(output);
  return output.split('\n').filter((file) => file !== '' && existsSync(inRoot(file)));
}
