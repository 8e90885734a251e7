import { compareApi, versionFor } from '../shared-api/compare-api.mjs';
import { newerThanAskedFor } from '../shared-api/newer-than-asked.mjs';
import { currentApi, readRecord, sharedVersion } from '../shared-api/recorded-api.mjs';
import { parts } from './paths.mjs';

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
  return [...wrong, ...newerThanAskedFor(parts, record.since)].join('\n');
}
