import type { Page } from '@playwright/test';

const SELECTOR = 'h1, h2, h3, p, a, button, input, select, label, img, output, span, b';

/** Finds elements beyond the sides of the page or of a box that hides its overflow. Runs in the page. */
function findClipped(selector: string): string[] {
  const page = document.documentElement;
  const found = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide`] : [];

  /** Returns the right edge of an element's visible area, or null if a reader can scroll to it, or nobody sees it. */
  const limitOf = (element: Element): number | null => {
    let limit = page.clientWidth;
    for (let box = element.parentElement; box && box !== page; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      // For screen readers alone.
      if (clipPath !== 'none') return null;
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX !== 'visible') limit = Math.min(limit, box.getBoundingClientRect().right);
      // What is around a modal cuts nothing off it.
      if (box.matches(':modal')) break;
    }
    return limit;
  };

  for (const element of document.querySelectorAll(selector)) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const limit = limitOf(element);
    const isSeen = width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    // The viewer of pictures keeps the neighbours of a picture beside the window.
    if (element.closest('.yarl__container')) continue;
    if (!isSeen || limit === null || (left >= -0.5 && right <= limit + 0.5)) continue;
    found.push(`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  }
  return found;
}

/** Returns the elements that are cut off at the right edge of the page or of a box that hides its overflow. */
export const clippedElements = (page: Page): Promise<string[]> => page.evaluate(findClipped, SELECTOR);
