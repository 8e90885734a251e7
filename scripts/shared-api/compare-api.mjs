import semver from 'semver';

const RANK = ['none', 'minor', 'major'];
const most = (one, other) => (RANK.indexOf(one) > RANK.indexOf(other) ? one : other);

function* changesOf(kind, before, after) {
  for (const name of Object.keys(before)) {
    if (!(name in after)) yield { kind, name, what: 'removed', needs: 'major' };
    else if (after[name] !== before[name]) yield { kind, name, what: 'changed', needs: 'major' };
  }
  for (const name of Object.keys(after)) {
    if (!(name in before)) yield { kind, name, what: 'added', needs: 'minor' };
  }
}

/**
 * Compares two descriptions of the shared API. An addition needs a minor version; a removal or a change needs a major
 * one, because remotes that are already built still use the old export.
 *
 * @typedef {{ exports: Record<string, string>, types: Record<string, string> }} Api
 * @param {Api} before
 * @param {Api} after
 * @returns {{ changes: { kind: string, name: string, what: string, needs: string }[], needs: 'none' | 'minor' | 'major' }}
 */
export function compareApi(before, after) {
  const changes = [
    ...changesOf('export', before.exports, after.exports),
    ...changesOf('type', before.types, after.types),
  ];
  return { changes, needs: changes.reduce((needs, change) => most(needs, change.needs), 'none') };
}

/** Returns the lowest version after `version` that allows such changes. */
export const versionFor = (version, needs) => (needs === 'none' ? version : semver.inc(version, needs));
