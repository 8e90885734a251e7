/** Chromium flags for tests and benches: no GPU and no background work. */
export const QUIET_BROWSER: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
