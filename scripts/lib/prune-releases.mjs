import { built, readEnvironment } from './built.mjs';
import { line } from './steps.mjs';

const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Removes unneeded releases and prints them; with `isDryRun` it prints only. */
export async function pruneReleases({ isDryRun = false } = {}) {
  const { dataDir, releaseStore, registry } = await readEnvironment();
  const { prune } = await built('prune');
  const gone = await prune({ dataDir, releaseStore, registry, now: Date.now, isDryRun });
  for (const { name, release, bytes } of gone)
    line(true, name, `${release}  ${isDryRun ? 'not needed' : 'removed'}, ${megabytes(bytes)}`);
  return { count: gone.length, size: megabytes(gone.reduce((sum, { bytes }) => sum + bytes, 0)) };
}
