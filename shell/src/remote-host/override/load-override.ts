import type { PageModule } from '../load-release';
import type { RetryReason } from '../page-failure';
import { reloadRelease } from '../recovery/reload-release';
import { putInUse } from '../registry';
import { overrideOf, resetOverride } from './override-state';
import { readRemote } from './read-remote';

/** In a long message of the federation runtime, the cause follows this mark. */
const ORIGIN = 'Original Error Message:';
const LENGTH = 240;

/** Returns the message of an error or of its cause, at most `LENGTH` characters. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return `${error}`;
  const words = error.message.split(ORIGIN).at(-1)?.trim() || wordsOf(error.cause ?? error.name);
  return words.length > LENGTH ? `${words.slice(0, LENGTH)}…` : words;
}

/**
 * Loads a page of the build that overrides a remote in this tab. Resets an override that cannot be reached, is
 * incompatible, or threw before it was shown (C140). Returns null if the live release is to be shown.
 */
export async function loadOverride(
  name: string,
  expose: string,
  { trouble }: RetryReason,
): Promise<PageModule | null> {
  const override = overrideOf(name);
  if (!override) return null;
  try {
    if (trouble) throw trouble[1];
    const release = await readRemote(override);
    const page = await reloadRelease(name, expose, release);
    putInUse(name, release);
    return page;
  } catch (error) {
    console.error(`${name} from ${override.address}`, error);
    resetOverride(name, wordsOf(error));
    putInUse(name, null);
    return null;
  }
}
