import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config';

/** `npm run shots`: takes a picture of every screen, from a shop of its own. */
export default defineConfig({
  ...browserTests,
  testDir: 'shots',
  testMatch: '*.shots.ts',
  globalSetup: './shots/global-setup.ts',
  globalTeardown: './shots/contact-sheet.ts',
  fullyParallel: true,
  workers: Number(process.env.SHOTS_WORKERS ?? 2),
  timeout: 120_000,
  expect: { timeout: 30_000 },
});
