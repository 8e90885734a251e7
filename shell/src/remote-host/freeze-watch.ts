import { readStored, storedNames, writeStored } from '@storefront/shared/rules/browser-storage';
import { releaseInUse } from './registry';

/** How often a page that comes to life says so, ms. */
const PULSE_MS = 1_000;

/** After this silence it has frozen its tab, ms. */
const SILENCE_MS = 5_000;

/** How long a release that froze a page is passed over, ms. */
const FORGET_MS = 3_600_000;

const PREFIX = 'coming:';

// biome-ignore lint/plugin: marks are written and read by one clock
const now = () => Date.now();

/** Pages that froze a tab before this page was loaded. */
const frozen = new Set<string>();

for (const mark of storedNames().filter((name) => name.startsWith(PREFIX))) {
  const silence = now() - Number(readStored(mark));
  if (silence > FORGET_MS) writeStored(mark, null);
  else if (silence > SILENCE_MS) frozen.add(mark);
}

/** Names the mark of a page of the release in use. */
const markOf = (remote: string, expose: string) => `${PREFIX}${releaseInUse(remote)?.release}/${expose}`;

/** Whether this page of the release in use froze a tab in the last hour (C493). */
export const hasFrozen = (remote: string, expose: string): boolean => frozen.has(markOf(remote, expose));

/**
 * Stores a mark, renewed each second, until the returned function is called: a page that freezes its tab leaves its mark,
 * and the next page load finds it (C493).
 */
export function watchFreeze(remote: string, expose: string): () => void {
  const mark = markOf(remote, expose);
  if (frozen.has(mark)) return () => {};
  const pulse = () => writeStored(mark, `${now()}`);
  const timer = setInterval(pulse, PULSE_MS);
  const end = () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', end);
    writeStored(mark, null);
  };
  window.addEventListener('pagehide', end);
  pulse();
  return end;
}
