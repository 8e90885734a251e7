import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';
import { findUses } from './find-uses.mjs';
import { tooNew } from './too-new.mjs';

const { oursByName } = createRequire(import.meta.url)('../webpack/shared-modules.cjs');

const rangeOf = (folder) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).dependencies['@storefront/shared'];

/**
 * What the code of these parts uses of `shared` although the range they ask for allows a shell without it, each as a
 * sentence. The range is all that a release is held to, so it has to be true.
 *
 * @param {{ folder: string }[]} parts
 * @param {Record<string, string>} since export → version of `shared` that it came with
 */
export function* newerThanAskedFor(parts, since) {
  // What is compiled into every part uses the shared modules too.
  const everywhere = findUses(inRoot('shared/src'), oursByName);
  for (const { folder } of parts) {
    const uses = new Set([...everywhere, ...findUses(inRoot(folder, 'src'), oursByName)]);
    for (const text of tooNew({ range: rangeOf(folder), uses }, since)) yield `${folder} ${text}`;
  }
}
