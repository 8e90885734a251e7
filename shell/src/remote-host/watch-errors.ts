import { releasesInUse } from './registry';

type Listener = (remote: string, error: unknown) => void;

/** Addresses of scripts in a stack, without line and column. */
const SCRIPT = /https?:\/\/[^\s()]+?\.js/g;

/** Returns the remote whose script threw: the owner of the topmost remote script in the stack. */
function remoteOfError(stack: string): string | null {
  const folders = releasesInUse().map(([name, { entry }]) => ({
    name,
    folder: new URL('.', new URL(entry, window.location.href)).href,
  }));
  for (const [script] of stack.matchAll(SCRIPT)) {
    const found = folders.find(({ folder }) => script.startsWith(folder));
    if (found) return found.name;
  }
  return null;
}

/** An aborted request is no error: nothing waits for its answer. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Calls `listener` for each uncaught error of a remote: in event handlers, timers and promises. Returns the unsubscribe. */
export function watchErrors(listener: Listener): () => void {
  const onError = (error: unknown, place = '') => {
    const stack = error instanceof Error ? `${error.stack}` : '';
    const remote = isAbort(error) ? null : remoteOfError(`${stack}\n${place}`);
    if (remote) listener(remote, error);
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
