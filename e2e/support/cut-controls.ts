import type { Page } from '@playwright/test';

/** Returns the parts of cards that reach beyond the window, or whose text does not fit; and the page if it is too wide. */
export const cutControls = (page: Page): Promise<(string | undefined)[]> =>
  page
    .getByRole('article')
    .locator('a, button, h3, b, bdi')
    .evaluateAll((all) =>
      [document.documentElement, ...all]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isWide = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
          return left < -0.5 || right > window.innerWidth + 0.5 || isWide;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)),
    );
