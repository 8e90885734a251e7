/** Where the browser does not tell when it has nothing to do, ms. */
const A_MOMENT = 600;

function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(id);
}

/** Runs once the page with its pictures is there and the browser has nothing better to do; answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return onIdle(run);
  let callOff = () => {};
  const start = () => {
    callOff = onIdle(run);
  };
  window.addEventListener('load', start, { once: true });
  return () => {
    window.removeEventListener('load', start);
    callOff();
  };
}
