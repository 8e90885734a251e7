import { expect, type Page } from '@playwright/test';
import { collectErrors } from './console-errors';
import { INJECTED } from './injection-texts';

/** Call before `page.goto`. Returns a check that no text ran as code: no dialog, no injected element, no error. */
export function watchForInjection(page: Page): () => Promise<void> {
  // The browser logs what the content security policy blocks as a console error.
  const errors = collectErrors(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    await expect(page.locator(INJECTED)).toHaveCount(0);
    expect(dialogs).toEqual([]);
    expect(errors).toEqual([]);
  };
}
