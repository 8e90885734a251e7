import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The lockfile names versions and hashes, never the host that somebody installed from. */
export async function checkLockfile() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const wrong = Object.entries(packages).flatMap(([name, { resolved, link, extraneous }]) => [
    ...(resolved && !link ? [`${name} is resolved from ${resolved}`] : []),
    ...(extraneous ? [`${name} belongs to nothing: run npm install`] : []),
  ]);
  return wrong.slice(0, 20).join('\n');
}
