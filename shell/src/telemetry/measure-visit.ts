import type { ReleaseReport, Vital } from '@storefront/shared/config/release-reports';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { RemoteRelease } from '../remote-host/registry';
import { releasesInUse } from '../remote-host/releases-in-use';
import { loadTimeOf } from './load-time';
import { visitOf } from './report-trouble';
import { sendReports } from './send-reports';
import { isFirst } from './told-once';

/** What was measured of this page so far. */
const vitals = new Map<Vital, number>();

function vitalsOf(remote: string, release: string, load: number): ReleaseReport[] {
  const measured: [Vital, number][] = [...vitals, ['LOAD', load]];
  return measured
    .filter(([vital]) => isFirst(`${vital} of this page`))
    .map(([vital, value]) => ({ remote, release, kind: 'vital', vital, value }));
}

function reportsOf(name: string, found: RemoteRelease, isFirstPage: boolean): ReleaseReport[] {
  const load = loadTimeOf(found);
  if (!found.release || load === null) return [];
  return [...visitOf(name, found.release), ...(isFirstPage ? vitalsOf(name, found.release, load) : [])];
}

let isMeasuring = false;

/**
 * Measures this page for as long as it is open, and tells the server when it is hidden: which releases it met, and the
 * vitals for the remote that it began with (C117).
 */
export function measureVisit(firstRemote: string | undefined): void {
  if (isMeasuring) return;
  isMeasuring = true;
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value }) => vitals.set(name, value));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // What the library says of a page that is hidden, it says at this very event.
    queueMicrotask(() =>
      sendReports(releasesInUse().flatMap(([name, found]) => reportsOf(name, found, name === firstRemote))),
    );
  });
}
