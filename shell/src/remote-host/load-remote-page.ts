import { loadRelease, type PageModule } from './load-release';
import type { RetryReason } from './page-failure';
import { releaseInUse } from './release-in-use';

/**
 * Loads an exposed page: of the release in use, and where that fails, or what it brought failed, of one that works
 * (C116). How that is found is in a script of its own.
 *
 * @throws PageFailure, or the error of a network without which that script does not come
 */
export async function loadRemotePage(name: string, expose: string, again?: RetryReason): Promise<PageModule> {
  const release = releaseInUse(name);
  let next: RetryReason = again ?? { isAsked: true };
  if (release && !again) {
    try {
      return await loadRelease(name, expose, release);
    } catch (cause) {
      next = { trouble: ['load', cause] };
    }
  }
  const { recoverPage } = await import(/* webpackChunkName: "recovery" */ './recovery/recover-page');
  return recoverPage(name, expose, next);
}
