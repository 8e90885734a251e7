import type { PageModule } from '../load-release';
import { loadOverride } from '../override/load-override';
import { asPageFailure, PageFailure, type RetryReason } from '../page-failure';
import type { RegistryEntry, RemoteRelease } from '../registry';
import { putInUse, releaseInUse } from '../release-in-use';
import { freshRegistry, knownRegistry } from './fresh-registry';
import { clearFailed, isMarkedFailed, markCurrentFailed, markFailed } from './mark-failed';
import { reloadRelease } from './reload-release';

/** What a tab may take, in the order of preference. */
const choicesOf = ({ lastGood, ...live }: RegistryEntry): readonly RemoteRelease[] =>
  lastGood ? [live, lastGood] : [live];

/** What of it has not failed here; all of it where the visitor asks and everything has. */
function worthTrying(choices: readonly RemoteRelease[], isAsked: boolean): readonly RemoteRelease[] {
  const left = choices.filter((release) => !isMarkedFailed(release));
  if (left.length > 0 || !isAsked) return left;
  clearFailed(choices);
  return choices;
}

/**
 * Finds a page where the release in use has none: the live release as the server names it now, else the last good
 * one, each once until the visitor asks again (C116). From then on all pages of that remote come from what was found.
 *
 * @throws PageFailure where nothing is left to try
 */
export async function recoverPage(name: string, expose: string, again: RetryReason): Promise<PageModule> {
  const overridden = await loadOverride(name, expose, again);
  if (overridden) return overridden;
  const { isAsked = false, trouble } = again;
  if (trouble) markCurrentFailed(name, ...trouble);
  // A page with another build of a remote comes without what is live of it.
  const known = isAsked ? undefined : knownRegistry()[name];
  const entry = known ?? (await freshRegistry())[name];
  if (!entry) throw new PageFailure('broken', `the registry has no remote ${name}`);
  let failure = asPageFailure(trouble?.[1]);
  for (const release of worthTrying(choicesOf(entry), isAsked)) {
    try {
      const page = await reloadRelease(name, expose, release);
      putInUse(name, release);
      return page;
    } catch (error) {
      failure = asPageFailure(error);
      markFailed(name, release, 'load', error);
    }
  }
  if (releaseInUse(name)) putInUse(name, null);
  throw failure;
}
