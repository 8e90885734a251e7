import { releasesInUse } from './registry';

/** @param part the remote whose script threw, or `shell` */
type Listener = (part: string, error: unknown) => void;

/** Addresses of scripts in a stack, without line and column. */
const SCRIPT = /https?:\/\/[^\s()]+?\.js/g;

/** Scripts of the shell, among them libraries that remotes share; and scripts of any release of a remote. */
const [OF_SHELL, OF_REMOTES] = ['/assets/', '/releases/'];

/**
 * Returns the part whose script threw: the owner of the topmost remote script in the stack; the shell if no remote has one.
 * Null for a release that is no longer in use, and for scripts that are not ours.
 */
function partOfError(stack: string): string | null {
  const folders = releasesInUse().map(([name, { entry }]) => ({
    name,
    folder: new URL('.', new URL(entry, window.location.href)).href,
  }));
  for (const [script] of stack.matchAll(SCRIPT)) {
    const found = folders.find(({ folder }) => script.startsWith(folder));
    if (found) return found.name;
  }
  const has = (folder: string) => stack.includes(`${window.location.origin}${folder}`);
  return has(OF_SHELL) && !has(OF_REMOTES) ? 'shell' : null;
}

/** An aborted request is no error: nothing waits for its answer. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Calls `listener` for each uncaught error of a part: in event handlers, timers and promises. Returns the unsubscribe. */
export function watchErrors(listener: Listener): () => void {
  const onError = (error: unknown, place = '') => {
    const stack = error instanceof Error ? `${error.stack}` : '';
    const part = isAbort(error) ? null : partOfError(`${stack}\n${place}`);
    if (part) listener(part, error);
  };
  const onErrorEvent = ({ error, filename }: ErrorEvent) => onError(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => onError(reason);
  window.addEventListener('error', onErrorEvent);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onErrorEvent);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
