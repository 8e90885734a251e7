import { rangeViolations } from '@storefront/remote-kit/lib/check-range.mjs';
import { currentApi, readRecord, sharedVersion } from '../shared-api/api-record.mjs';
import { compareApi, versionFor } from '../shared-api/compare-api.mjs';
import { inRoot, parts } from './paths.mjs';

/** Compares the run-time exports of `shared` with their record (ADR 11). Returns the differences, or an empty text. */
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
  return [
    ...wrong,
    ...rangeViolations(
      parts.map(({ folder }) => inRoot(folder)),
      record.since,
    ),
  ].join('\n');
}
