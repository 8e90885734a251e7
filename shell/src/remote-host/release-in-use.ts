import { type RemoteRelease, readRegistry } from './registry';

let inUse: Record<string, RemoteRelease | null> | undefined;

function all(): Record<string, RemoteRelease | null> {
  inUse ??= { ...readRegistry() };
  return inUse;
}

/** The release whose pages this tab shows: the live one as the page came, until another takes its place. */
export const releaseInUse = (name: string): RemoteRelease | null => all()[name] ?? null;

/** From now on pages of that remote come from this release; null: from whatever the next attempt finds. */
export function putInUse(name: string, release: RemoteRelease | null): void {
  all()[name] = release;
}
