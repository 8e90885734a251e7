import { runWhenIdle } from '@storefront/shared/lazy/run-when-idle';

/**
 * Runs a callback when the page and its pictures have loaded and the browser is idle. @returns the function that
 * cancels it
 */
export function whenAtRest(run: () => void): () => void {
  if (document.readyState === 'complete') return runWhenIdle(run);
  let cancel = () => {};
  const start = () => {
    cancel = runWhenIdle(run);
  };
  window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    cancel();
  };
}
