import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compareApi, versionFor } from '../shared-api/compare-api.mjs';
import { findUses } from '../shared-api/find-uses.mjs';
import { currentApi, readRecord, sharedVersion } from '../shared-api/recorded-api.mjs';
import { tooNew } from '../shared-api/too-new.mjs';
import { inRoot, parts } from './paths.mjs';

const { oursByName } = createRequire(import.meta.url)('../webpack/shared-modules.cjs');

const rangeOf = (folder) =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).dependencies['@storefront/shared'];

function* newerThanAskedFor({ since }) {
  // What is compiled into every part uses the shared modules too.
  const everywhere = findUses(inRoot('shared/src'), oursByName);
  for (const { folder } of parts) {
    const uses = new Set([...everywhere, ...findUses(inRoot(folder, 'src'), oursByName)]);
    for (const text of tooNew({ range: rangeOf(folder), uses }, since)) yield `${folder} ${text}`;
  }
}

/** Holds what `shared` offers at run time against its record (ADR 11); an empty text where they agree. */
export function checkSharedApi() {
  const record = readRecord();
  const { changes, needs } = compareApi(record, currentApi());
  const wrong = changes.map(({ kind, name, what }) => `${kind} ${name} was ${what}`);
  if (changes.length > 0) {
    wrong.push(
      `shared ${record.version} is recorded in shared/api.json: this needs ${versionFor(record.version, needs)}.`,
      'Set the version in shared/package.json, then: npm run shared:api',
    );
  } else if (record.version !== sharedVersion()) {
    wrong.push(`shared is ${sharedVersion()}, shared/api.json records ${record.version}: npm run shared:api`);
  }
  return [...wrong, ...newerThanAskedFor(record)].join('\n');
}
