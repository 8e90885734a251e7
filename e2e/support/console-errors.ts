import type { Page } from '@playwright/test';

/** Collects what a page reports as an error: console errors, uncaught exceptions, refused contents. */
export function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
