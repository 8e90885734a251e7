import { releasesInUse } from './releases-in-use';

/** Addresses of scripts in a stack, without line and column. */
const SCRIPT = /https?:\/\/[^\s()]+?\.js/g;

/** The remote whose script threw: the one that the topmost script of a remote in the stack belongs to. */
export function remoteOfError(stack: string): string | null {
  const folders = releasesInUse().map(([name, { entry }]) => ({
    name,
    folder: new URL('../telemetry', new URL(entry, window.location.href)).href,
  }));
  for (const [script] of stack.matchAll(SCRIPT)) {
    const found = folders.find(({ folder }) => script.startsWith(folder));
    if (found) return found.name;
  }
  return null;
}
