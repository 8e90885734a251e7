import { releaseInUse } from './registry';

/** How often a page that comes to life says so, ms. */
const PULSE_MS = 1_000;

/** After this silence it has frozen its tab, ms. */
const SILENCE_MS = 5_000;

/** How long a release that froze a page is passed over, ms. */
const FORGET_MS = 3_600_000;

const PREFIX = 'coming:';

/** Pages that froze a tab before this page was loaded. */
const frozen = new Set<string>();

try {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
    // biome-ignore lint/plugin: two readings of one clock
    const silence = Date.now() - Number(localStorage.getItem(key));
    if (silence > FORGET_MS) localStorage.removeItem(key);
    else if (silence > SILENCE_MS) frozen.add(key);
  }
} catch {
  // Without storage nothing is known of other tabs.
}

/** Names the page of the release in use. */
const keyOf = (remote: string, expose: string) => `${PREFIX}${releaseInUse(remote)?.release}/${expose}`;

/** Whether this page of the release in use froze a tab in the last hour (C493). */
export const hasFrozen = (remote: string, expose: string): boolean => frozen.has(keyOf(remote, expose));

/**
 * Stores a mark, renewed each second, until the returned function is called: a page that freezes its tab leaves its mark,
 * and the next page load finds it (C493).
 */
export function watchFreeze(remote: string, expose: string): () => void {
  const key = keyOf(remote, expose);
  if (frozen.has(key)) return () => {};
  const pulse = () => {
    try {
      // biome-ignore lint/plugin: as above
      localStorage.setItem(key, `${Date.now()}`);
    } catch {
      // As above.
    }
  };
  const timer = setInterval(pulse, PULSE_MS);
  const end = () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', end);
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  };
  window.addEventListener('pagehide', end);
  pulse();
  return end;
}
