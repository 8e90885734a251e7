import { defineConfig } from '@playwright/test';
import { QUIET_BROWSER } from './support/quiet-browser';
import { PORT, shops } from './support/shop-environment';
import { wholeBrowser } from './support/whole-browser';

const chromium = process.env.E2E_HEADLESS ?? wholeBrowser;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  workers: shops.length,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // `npm test` counts and names the tests that needed it. Someone who works on a test sees the first failure.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line']],
  outputDir: '../test-results/e2e',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Recording takes a quarter of the time of `npm test`, where nobody opens a trace.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // A service worker would answer requests before a test can route them. Tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // An address on plain http, as in the network of a shop (P88).
      args: [...QUIET_BROWSER, '--host-resolver-rules=MAP shop.lan 127.0.0.1'],
    },
  },
  // Playwright starts the shops one after another; the first one builds.
  webServer: shops.map(({ port, environment }) => ({
    command: 'node ../scripts/start.mjs',
    url: `http://127.0.0.1:${port}/health`,
    env: environment,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    stdout: 'pipe',
  })),
});
