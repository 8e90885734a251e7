import { runWhenIdle } from '@storefront/shared/lazy/run-when-idle';

/** Runs once the page with its pictures is there and the browser has nothing better to do; answers what calls it off. */
export function whenAtRest(run: () => void): () => void {
  if (document.readyState === 'complete') return runWhenIdle(run);
  let callOff = () => {};
  const start = () => {
    callOff = runWhenIdle(run);
  };
  window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    callOff();
  };
}
