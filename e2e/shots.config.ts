import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run shots`: every screen as a picture, before a shop of their own as the journeys have it. */
export default defineConfig({
  ...journeys,
  testDir: 'shots',
  testMatch: '*.shots.ts',
  globalSetup: './shots/meet-people.ts',
  globalTeardown: './shots/contact-sheet.ts',
  fullyParallel: true,
  workers: Number(process.env.SHOTS_WORKERS ?? 2),
  timeout: 120_000,
});
