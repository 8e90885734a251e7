import type { Registry as Releases } from '@storefront/shared/delivery/registry';
import { TROUBLE_KINDS, type TroubleKind } from '@storefront/shared/delivery/release-reports';
import { Counter, type Registry } from 'prom-client';
import { namedReleases, rollbackTargets } from '../releases/release-records';
import type { ReleaseCountStore, ReleaseEvent } from './release-counts';

/** Label of the releases that a visitor only has in an old tab. */
const OLDER = 'older';

const isTrouble = (name: string): name is TroubleKind => (TROUBLE_KINDS as readonly string[]).includes(name);

/** Returns the releases of a remote that get a label of their own: at most seven. */
function labelled({ parts }: Releases, remote: string): ReadonlySet<string> {
  const part = parts[remote];
  if (!part) return new Set();
  return new Set([...namedReleases(part), ...rollbackTargets(part).map(({ release }) => release)]);
}

/**
 * Registers what this node counts of releases in browsers (C324). Labels come from the registry and a closed list; when a
 * release is no longer live, canary or target of a rollback, its label ends, so a remote has at most eight.
 */
function createRemoteMetrics(register: Registry) {
  const counter = (name: string, help: string, labelNames: readonly string[] = ['remote', 'release']) =>
    new Counter({ name, help, labelNames: [...labelNames], registers: [register] });
  const visits = counter('remote_visits_total', 'Tabs that used a release of a remote');
  const fallbacks = counter(
    'remote_fallbacks_total',
    'Tabs in which this release failed and the last good one took its place',
  );
  const errors = counter('remote_errors_total', 'Errors of a release by kind, each kind once a tab', [
    'remote',
    'release',
    'kind',
  ]);
  const known = new Map<string, Set<string>>();

  /** Starts a release at 0, so that Prometheus sees its first event as an increase. */
  function begin(remote: string, release: string): void {
    for (const one of [visits, fallbacks]) one.inc({ remote, release }, 0);
    for (const kind of TROUBLE_KINDS) errors.inc({ remote, release, kind }, 0);
  }

  function end(remote: string, release: string): void {
    for (const one of [visits, fallbacks]) one.remove({ remote, release });
    for (const kind of TROUBLE_KINDS) errors.remove({ remote, release, kind });
  }

  /** Returns the label of a release, after ending those of releases that lost theirs. */
  function labelOf(remote: string, release: string, current: ReadonlySet<string>): string {
    const open = known.get(remote) ?? new Set();
    known.set(remote, open);
    for (const one of open) {
      if (one === OLDER || current.has(one)) continue;
      open.delete(one);
      end(remote, one);
    }
    const label = current.has(release) ? release : OLDER;
    if (!open.has(label)) begin(remote, label);
    open.add(label);
    return label;
  }

  return ({ part: remote, release: id, name }: ReleaseEvent, releases: Releases): void => {
    const release = labelOf(remote, id, labelled(releases, remote));
    if (name === 'visit') visits.inc({ remote, release });
    else if (name === 'fallback') fallbacks.inc({ remote, release });
    else if (isTrouble(name)) errors.inc({ remote, release, kind: name });
  };
}

/**
 * Returns the store of counts, which also counts for Prometheus. A registry that cannot be read stops neither.
 *
 * @param current reads the registry of releases
 */
export function withMetrics(
  store: ReleaseCountStore,
  register: Registry,
  current: () => Promise<Releases>,
): ReleaseCountStore {
  const count = createRemoteMetrics(register);
  return {
    ...store,
    async add(events, at) {
      const releases = await current().catch((): Releases => ({ parts: {} }));
      for (const event of events) count(event, releases);
      await store.add(events, at);
    },
  };
}
