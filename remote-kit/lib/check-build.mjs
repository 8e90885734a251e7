import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import delivery from '../webpack/delivery.cjs';
import workspaces from '../webpack/workspace.cjs';
import { rangeViolations } from './check-range.mjs';
import home from './home.cjs';

const { folderOf, readJson } = home;

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

function* problemsOf(folder) {
  const file = join(folder, 'dist/remote.json');
  if (!existsSync(file)) return yield 'dist/remote.json is missing: npm run build';
  const remote = delivery.checkRemoteManifest(readJson(file));
  yield* delivery.sourceProblems(remote);
  yield* delivery.missingFiles(remote, filesOf(join(folder, 'dist/client')));
  yield* rangeViolations([folder], readJson(join(folderOf('@storefront/shared'), 'api.json')).since);
}

/**
 * Returns what forbids the release of a built remote, each as half a sentence. What only the shop knows, `npm run release`
 * checks there: the versions of the live shell, and the prefix that it grants.
 *
 * @param {string} folder of the remote
 * @returns {{ name: string, version: string, problems: string[] }}
 */
export function buildProblems(folder) {
  const { name, version } = workspaces.readWorkspace(folder);
  return { name, version, problems: [...problemsOf(folder)] };
}
