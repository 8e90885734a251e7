import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { QUIET_BROWSER } from './support/quiet-browser';
import { PORT, shopEnvironment } from './support/shop-environment';

/** A Chromium that is there; `npm test` names one, a person's own machine may have one of these. */
const chromium = [process.env.E2E_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line']],
  outputDir: '../test-results/e2e',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    // It would answer in place of a network that a journey cuts or bends; its own journeys let it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...QUIET_BROWSER],
    },
  },
  webServer: {
    command: 'node ../scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}/health`,
    env: shopEnvironment,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
