import { remoteOfError } from './remote-of-error';

type Listener = (remote: string, error: unknown) => void;

/** An answer that nobody waits for any more is no error. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hears of errors of remotes that nobody caught: in answer to an event, a timer, a promise. Returns what ends it. */
export function watchErrors(listener: Listener): () => void {
  const hear = (error: unknown, place = '') => {
    const stack = error instanceof Error ? `${error.stack}` : '';
    const remote = isAbort(error) ? null : remoteOfError(`${stack}\n${place}`);
    if (remote) listener(remote, error);
  };
  const onError = ({ error, filename }: ErrorEvent) => hear(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
