import type { ReleaseReport, Vital } from '@storefront/shared/delivery/release-reports';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readRegistry } from '../routes/read-registry';
import { loadTimeOf } from './load-time';
import { once, type ReportedRelease, visitOf } from './report-trouble';
import { sendReports } from './send-reports';

type Releases = readonly (readonly [remote: string, release: ReportedRelease])[];

/** The values measured on this page so far. */
const vitals = new Map<Vital, number>();

function vitalsOf(remote: string, release: string, load: number): ReleaseReport[] {
  const measured: [Vital, number][] = [...vitals, ['LOAD', load]];
  return measured
    .filter(([vital]) => once(`${vital} of this page`))
    .map(([vital, value]) => ({ remote, release, kind: 'vital', vital, value }));
}

function reportsOf(remote: string, found: ReportedRelease, isFirstPage: boolean): ReleaseReport[] {
  const load = loadTimeOf(found);
  if (!found.release || load === null) return [];
  return [...visitOf(remote, found.release), ...(isFirstPage ? vitalsOf(remote, found.release, load) : [])];
}

let isMeasuring = false;

/**
 * Measures this page, and reports when it is hidden: the releases that it used, that of the shell too, and the vitals for
 * the remote of its first page (C117). Later calls do nothing.
 */
export function measureVisit(firstRemote: string | undefined, releasesInUse: () => Releases): void {
  if (isMeasuring) return;
  isMeasuring = true;
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value }) => vitals.set(name, value));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    // web-vitals gives its last values at this same event.
    queueMicrotask(() => {
      const { shell } = readRegistry();
      sendReports([
        ...(shell ? visitOf('shell', shell) : []),
        ...releasesInUse().flatMap(([name, found]) => reportsOf(name, found, name === firstRemote)),
      ]);
    });
  });
}
