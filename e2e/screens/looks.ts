import type { Page } from '@playwright/test';
import { isWholeRun } from '../support/shop-environment';
import type { Condition, Screen } from './screen';

export const widths = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

export type Width = keyof typeof widths;

/** Returns the widths at which a screen exists. */
export const widthsOf = ({ only }: Screen): readonly Width[] => (only ? [only] : ['phone', 'desktop']);

/** Returns the widths that a run tests: a whole run both, the others one of them. @param turn place of the screen in its list */
export function widthsInRun(screen: Screen, turn: number): readonly Width[] {
  const all = widthsOf(screen);
  return isWholeRun ? all : all.slice(turn % all.length).slice(0, 1);
}

export const themes = ['light', 'dark'] as const;

/**
 * How a visitor has set up the browser: its colour scheme, forced colours (high contrast), or text of 24 px. The last two
 * are photographed with data only.
 */
const looks = [...themes, 'forced-colors', 'text-24'] as const;

export type Look = (typeof looks)[number];

/** Returns the looks in which a condition is photographed. */
export const looksOf = (condition: Condition): readonly Look[] => (condition === 'data' ? looks : themes);

/** Argument of Chromium for text of 24 px: a setting of the browser, because media queries in em must see it too. */
export const LARGE_TEXT = '--blink-settings=defaultFontSize=24';

/** Gives an open page a look; for text of 24 px its browser needs `LARGE_TEXT`. */
export const setLook = (page: Page, look: Look): Promise<void> =>
  page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced-colors' ? 'active' : 'none',
  });
