/** How Chromium is started for tests and benches: without a screen, and without work of its own in the background. */
export const QUIET_BROWSER: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
