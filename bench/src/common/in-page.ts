import type { BrowserContext } from '@playwright/test';

/**
 * Lets functions of ours run in the pages of a context: tsx wraps the functions in them with a helper of its own, which
 * pages do not have.
 */
export const allowOurFunctions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('globalThis.__name = (named) => named');
