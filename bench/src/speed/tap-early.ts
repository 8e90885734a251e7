import type { Tap } from './pages';

declare global {
  interface Window {
    tapAnsweredAt?: number;
  }
}

/**
 * Taps repeatedly from the first paint on, and records when the page reacts. Runs in the page before its own scripts.
 */
export function tapEarly({ target, text, shows, attribute }: Tap): void {
  const state = () => {
    const element = document.querySelector(shows);
    return attribute === undefined ? String(element !== null) : element?.getAttribute(attribute);
  };
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(target)].find(
      (element) => text === undefined || element.textContent?.trim() === text,
    );
  let before: string | null | undefined;
  const look = () => {
    if (before === undefined || before === null || state() === before) return;
    window.tapAnsweredAt ??= performance.now();
    clearInterval(timer);
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  let timer: ReturnType<typeof setInterval> | undefined;
  const tap = () => {
    const element = find();
    if (!element) return;
    before ??= state();
    element.click();
    look();
  };
  new PerformanceObserver(() => {
    timer ??= setInterval(tap, 50);
    observer.observe(document, { subtree: true, attributes: true, childList: true });
  }).observe({ type: 'paint', buffered: true });
}
