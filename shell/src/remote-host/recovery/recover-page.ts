import type { PageRelease, PageRemote } from '@storefront/shared/delivery/page-registry';
import { reportFallback } from '../../telemetry/report-trouble';
import type { PageModule } from '../load-release';
import { loadOverride } from '../override/load-override';
import { asPageFailure, PageFailure, type RetryReason } from '../page-failure';
import { putInUse, releaseInUse } from '../registry';
import { freshRegistry, knownRegistry } from './fresh-registry';
import { clearFailed, isMarkedFailed, markCurrentFailed, markFailed } from './mark-failed';
import { reloadRelease } from './reload-release';

/** Returns the releases to try, best first. */
const choicesOf = ({ lastGood, ...live }: PageRemote): readonly PageRelease[] =>
  lastGood ? [live, lastGood] : [live];

/** Returns the releases that have not failed in this tab; all of them if every one failed and the visitor retries. */
function worthTrying(choices: readonly PageRelease[], isAsked: boolean): readonly PageRelease[] {
  const left = choices.filter((release) => !isMarkedFailed(release));
  if (left.length > 0 || !isAsked) return left;
  clearFailed(choices);
  return choices;
}

/**
 * Loads a page after the release in use failed: from the current live release, else from the last good one, each once
 * until the visitor retries (C116). All pages of that remote come from the release that worked.
 *
 * @throws PageFailure if every release failed
 */
export async function recoverPage(name: string, expose: string, reason: RetryReason): Promise<PageModule> {
  const overridden = await loadOverride(name, expose, reason);
  if (overridden) return overridden;
  const { isAsked = false, trouble } = reason;
  if (trouble) markCurrentFailed(name, ...trouble);
  // With an override, the page's registry lacks that remote.
  const known = isAsked ? undefined : knownRegistry().remotes[name];
  const entry = known ?? (await freshRegistry()).remotes[name];
  if (knownRegistry().retired?.includes(name)) throw new PageFailure('retired', `${name} is retired`);
  if (!entry) throw new PageFailure('broken', `the registry has no remote ${name}`);
  let failure = asPageFailure(trouble?.[1]);
  for (const release of worthTrying(choicesOf(entry), isAsked)) {
    try {
      const page = await reloadRelease(name, expose, release);
      putInUse(name, release);
      if (release === entry.lastGood) reportFallback(name, entry);
      return page;
    } catch (error) {
      failure = asPageFailure(error);
      markFailed(name, release, 'load', error);
    }
  }
  if (releaseInUse(name)) putInUse(name, null);
  throw failure;
}
