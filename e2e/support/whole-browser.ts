import { existsSync } from 'node:fs';

/**
 * Path of an installed Chromium with all its parts; undefined: Playwright's own. `npm test` sets E2E_CHROMIUM to it, and
 * E2E_HEADLESS to one that runs most tests in two thirds of the time, without notifications and back/forward cache.
 */
export const wholeBrowser = [process.env.E2E_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);
