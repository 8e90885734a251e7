import type { PageRelease } from '@storefront/shared/delivery/page-registry';
import { readRegistry } from '../routes/read-registry';

let inUse: Record<string, PageRelease | null> | undefined;

function releasesByRemote(): Record<string, PageRelease | null> {
  inUse ??= { ...readRegistry().remotes };
  return inUse;
}

/** Returns the release whose pages this tab shows: the live one when the page was loaded, until `putInUse`. */
export const releaseInUse = (name: string): PageRelease | null => releasesByRemote()[name] ?? null;

/** Returns each remote of the registry with the release that this tab runs. */
export const releasesInUse = (): readonly (readonly [name: string, release: PageRelease])[] =>
  Object.keys(readRegistry().remotes).flatMap((name) => {
    const release = releaseInUse(name);
    return release ? [[name, release] as const] : [];
  });

/** Sets the release that pages of a remote come from. Null: the next load chooses a release. */
export function putInUse(name: string, release: PageRelease | null): void {
  releasesByRemote()[name] = release;
}
