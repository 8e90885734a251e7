import { missingBuilds, readLockfile } from './lockfile.mjs';

/** Packages that have a script of their own for the install, and why the shop does without it (C350). */
const UNUSED_SCRIPTS = {
  '@parcel/watcher': 'compiles from source, and only if asked to',
  '@swc/core': 'fetches a slower build where the lockfile has none for the system',
  'core-js-pure': 'prints an advertisement',
  esbuild: 'saves the start of one Node process',
  msw: 'copies a worker into folders that package.json names; it names none',
  protobufjs: 'warns of ranges of versions in package.json; ours are exact',
};

/**
 * Returns what is wrong with a lockfile: registry hosts, leftovers, missing builds of other systems, and packages with
 * a script that nobody has judged.
 *
 * @param {{ packages: Record<string, object> }} lockfile
 */
export function lockfileProblems(lockfile) {
  const wrong = Object.entries(lockfile.packages).flatMap(
    ([folder, { resolved, link, extraneous, hasInstallScript }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [
        ...(resolved && !link ? [`${folder} is resolved from ${resolved}`] : []),
        ...(extraneous ? [`${folder} belongs to nothing: run npm install`] : []),
        ...(hasInstallScript && !Object.hasOwn(UNUSED_SCRIPTS, name)
          ? [`${folder} has an install script, which npm does not run: see scripts/lib/check-lockfile.mjs`]
          : []),
      ];
    },
  );
  for (const { name } of missingBuilds(lockfile)) wrong.push(`${name} is missing: run npm run lockfile`);
  return wrong;
}

/** Checks the lockfile; returns the first 20 problems as text. */
export const checkLockfile = () => lockfileProblems(readLockfile()).slice(0, 20).join('\n');
