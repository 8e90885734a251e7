import { hasFrozen } from './freeze-watch';
import { loadRelease, type PageModule } from './load-release';
import { PageFailure, type RetryReason } from './page-failure';
import { releaseInUse } from './registry';

/**
 * Loads an exposed page from the release in use. If that fails, or the page failed before or froze a tab (C493), loads it
 * from a release that works (C116); that code is in its own chunk.
 *
 * @throws PageFailure, or the error of the import if that chunk cannot be loaded
 */
export async function loadRemotePage(
  name: string,
  expose: string,
  reason?: RetryReason,
): Promise<PageModule> {
  const release = releaseInUse(name);
  let next: RetryReason = reason ?? { isAsked: true };
  if (release && !reason) {
    try {
      if (hasFrozen(name, expose)) throw new PageFailure('broken', 'froze its tab');
      return await loadRelease(name, expose, release);
    } catch (cause) {
      next = { trouble: ['load', cause] };
    }
  }
  const { recoverPage } = await import(/* webpackChunkName: "recovery" */ './recovery/recover-page');
  return recoverPage(name, expose, next);
}
