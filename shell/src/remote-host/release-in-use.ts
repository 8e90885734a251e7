import { type RemoteRelease, readRegistry } from './registry';

let inUse: Record<string, RemoteRelease | null> | undefined;

function all(): Record<string, RemoteRelease | null> {
  inUse ??= { ...readRegistry() };
  return inUse;
}

/** Returns the release whose pages this tab shows: the live one when the page was loaded, until `putInUse`. */
export const releaseInUse = (name: string): RemoteRelease | null => all()[name] ?? null;

/** Returns each remote of the registry with the release that this tab runs. */
export const releasesInUse = (): readonly (readonly [name: string, release: RemoteRelease])[] =>
  Object.keys(readRegistry()).flatMap((name) => {
    const release = releaseInUse(name);
    return release ? [[name, release] as const] : [];
  });

/** Sets the release that pages of a remote come from. Null: from the release that the next load finds. */
export function putInUse(name: string, release: RemoteRelease | null): void {
  all()[name] = release;
}
