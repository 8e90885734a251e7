import { mkdirSync, writeFileSync } from 'node:fs';
import { runChild } from './children.mjs';
import { inRoot, root, tools } from './paths.mjs';
import { Problem } from './problem.mjs';
import { sourceHash } from './source-hash.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const inCache = (file) => inRoot('.cache/types', file);

/** Writes the settings that check the sources of one workspace and what they import, without its tests. */
function writeSettings({ name, folder }) {
  const settings = {
    extends: inRoot('tsconfig.base.json'),
    compilerOptions: { incremental: true, tsBuildInfoFile: inCache(`${name}.tsbuildinfo`) },
    include: [inRoot(folder, 'src')],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  const file = inCache(`${name}.json`);
  mkdirSync(inCache(''), { recursive: true });
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/** Returns what the compiler says against the types of a part, unless nothing has changed since they last held; else ''. */
async function findTypeErrors(part) {
  const stamp = inCache(part.name);
  const hash = sourceHash(part.folder, 'shared/src', 'remote-kit', 'tsconfig.base.json', 'package-lock.json');
  if (readStamp(stamp) === hash) return '';
  const args = [tools.tsc, '--noEmit', '--pretty', 'false', '-p', writeSettings(part)];
  const { code, output } = await runChild(process.execPath, args, { cwd: root });
  if (code === 0) writeStamp(stamp, hash);
  return code === 0 ? '' : output.trim() || `tsc ended with code ${code}`;
}

/**
 * Checks the types of what parts are built from; the build itself leaves them out (C485).
 *
 * @param {{ name: string, folder: string }[]} wanted
 * @param {string | undefined} anyway why they go out with wrong types; `note` then says so
 * @param {(text: string) => void} note
 * @throws {Problem} for wrong types, with what the compiler says
 */
export async function checkTypes(wanted, anyway, note) {
  for (const part of wanted) {
    const wrong = await findTypeErrors(part);
    if (wrong && anyway === undefined)
      throw new Problem(
        `${part.folder} has wrong types: see above. Nothing has changed. To go on knowingly: --anyway=<reason>`,
        wrong,
      );
    if (wrong) note(`${part.folder} has wrong types, anyway: ${anyway}`);
  }
}
