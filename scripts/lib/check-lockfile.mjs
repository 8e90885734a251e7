import { missingBuilds, readLockfile } from './lockfile.mjs';

/** Checks that the lockfile names no registry host and has the builds of every system. */
export async function checkLockfile() {
  const lockfile = readLockfile();
  const wrong = Object.entries(lockfile.packages).flatMap(([name, { resolved, link, extraneous }]) => [
    ...(resolved && !link ? [`${name} is resolved from ${resolved}`] : []),
    ...(extraneous ? [`${name} belongs to nothing: run npm install`] : []),
  ]);
  for (const { name } of missingBuilds(lockfile)) wrong.push(`${name} is missing: run npm run lockfile`);
  return wrong.slice(0, 20).join('\n');
}
