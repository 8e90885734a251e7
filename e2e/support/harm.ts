import { expect, type Page } from '@playwright/test';
import { collectErrors } from './console-errors';
import { INJECTED } from './hostile-words';

/** Watches over a page before it is there, and tells whether a text did anything but stand there. */
export function watchForHarm(page: Page): () => Promise<void> {
  // What the content security policy refuses is an error of the console.
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
