import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runChild } from './children.mjs';
import { inRoot, parts, tools } from './paths.mjs';
import { Problem } from './problem.mjs';
import { sourceHash } from './source-hash.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const stampOf = (name) => inRoot('.cache/build', name);
/** Returns the files and folders that the build of a part reads. */
export const sourcesOf = ({ folder }) => [
  folder,
  'shared/src',
  'shared/package.json',
  'remote-kit',
  'scripts/webpack',
  'package-lock.json',
];

const filesOf = ({ folder }) => readdirSync(inRoot(folder, 'src'), { recursive: true }).length;

const hashOf = (part) => sourceHash(...sourcesOf(part));

const resultOf = ({ name, folder }) =>
  inRoot(folder, 'dist', name === 'shell' ? 'shell.json' : 'remote.json');

async function buildPart(part) {
  const { folder } = part;
  // webpack cleans the folders of its scripts only.
  rmSync(inRoot(folder, 'dist/maps'), { recursive: true, force: true });
  // A stopped webpack ends with 0, too: only a build that has ended writes this file.
  rmSync(resultOf(part), { force: true });
  // With more room for new objects, a build spends a tenth less of its time on collecting them.
  const node = [process.execPath, ['--max-semi-space-size=64', tools.webpack, '--mode', 'production']];
  const { code, output } = await runChild(...node, {
    cwd: inRoot(folder),
    env: { ...process.env, NODE_ENV: 'production', STANDALONE: '' },
  });
  if (code !== 0 || !existsSync(resultOf(part)))
    throw new Problem(`${folder} does not build: see above.`, output);
}

/**
 * Returns the parts with these names; all parts if there are no names.
 * @throws {Problem} for a name that no part has
 */
export function partsNamed(names) {
  for (const name of names) {
    if (parts.some((part) => part.name === name)) continue;
    throw new Problem(`There is no part "${name}"; there are ${parts.map((part) => part.name).join(', ')}.`);
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}

/** Whether parts can be built here: packages of the server alone have no compiler (C374). */
export const canBuildParts = () => existsSync(inRoot('node_modules/ts-loader'));

/** Where parts cannot be built. @throws {Problem} for a part that has to be */
function keepBuilt(wanted, isForced) {
  const missing = wanted.find((part) => isForced || !existsSync(resultOf(part)));
  if (missing)
    throw new Problem(
      `The compiler of ${missing.folder} is not installed: npm ci --omit=dev && npm run build`,
    );
  return [];
}

/**
 * Builds the parts whose sources have changed since their last build, one per core at a time. Where only packages of
 * the server are installed, it uses the builds that are there (C374).
 *
 * @param {{ isForced?: boolean, onBuilt?: (name: string, ms: number) => void }} options
 * @returns {Promise<string[]>} names of the parts that were built
 * @throws {Problem} the first build failure, after all builds have ended; or for a build that is missing
 */
export async function buildParts(wanted, { isForced = false, onBuilt = () => {} } = {}) {
  if (!canBuildParts()) return keepBuilt(wanted, isForced);
  const stale = wanted
    .map((part) => ({ part, hash: hashOf(part) }))
    .filter(
      ({ part, hash }) => isForced || readStamp(stampOf(part.name)) !== hash || !existsSync(resultOf(part)),
    )
    // The last build to end is a short one then.
    .sort((a, b) => filesOf(b.part) - filesOf(a.part));
  // `npm start` loads this file before packages are installed.
  const { default: pLimit } = await import('p-limit');
  const limit = pLimit(availableParallelism());
  const builds = stale.map(({ part, hash }) =>
    limit(async () => {
      const began = performance.now();
      writeStamp(stampOf(part.name), 'under way');
      await buildPart(part);
      writeStamp(stampOf(part.name), hash);
      onBuilt(part.name, performance.now() - began);
    }),
  );
  const failed = (await Promise.allSettled(builds)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return stale.map(({ part }) => part.name);
}
