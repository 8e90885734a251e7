import semver from 'semver';
import { runCommand } from './lib/command.mjs';
import { Problem } from './lib/problem.mjs';
import { currentApi, readRecord, sharedVersion, writeRecord } from './shared-api/api-record.mjs';
import { compareApi, versionFor } from './shared-api/compare-api.mjs';

function sinceOf(record, after, version, changes, isCompatible) {
  const fresh = new Set(
    changes.filter(({ what }) => what === 'added' || !isCompatible).map(({ name }) => name),
  );
  return Object.fromEntries(
    Object.keys(after.exports).map((name) => [
      name,
      fresh.has(name) ? version : (record.since[name] ?? version),
    ]),
  );
}

/**
 * `npm run shared:api`: records the exports of `shared` that remotes use at run time, with its version. Refuses a version
 * that is too low for the changes. With `-- --compatible`, changed exports need a minor version only, such as for a new
 * optional parameter.
 */
async function record(isCompatible) {
  const before = readRecord();
  const after = currentApi();
  const version = sharedVersion();
  const { changes, needs } = compareApi(before, after);
  const isGone = changes.some(({ what }) => what === 'removed');
  const lowest = versionFor(before.version, isCompatible && needs === 'major' && !isGone ? 'minor' : needs);
  for (const { kind, name, what } of changes) console.log(`  ${what.padEnd(8)} ${kind} ${name}`);
  if (semver.lt(version, lowest))
    throw new Problem(`shared is ${version}; this needs ${lowest} or higher in shared/package.json.`);
  writeRecord({ version, since: sinceOf(before, after, version, changes, isCompatible), ...after });
  console.log(`shared/api.json records ${version}. If the version is new: npm install && npm run lockfile`);
}

await runCommand(() => record(process.argv.includes('--compatible')));
