import type { Page } from '@playwright/test';
import type { Condition, Screen } from './screen';

export const widths = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const;

export type Width = keyof typeof widths;

/** Returns the widths at which a screen exists. */
export const widthsOf = ({ only }: Screen): readonly Width[] => (only ? [only] : ['phone', 'desktop']);

export const themes = ['light', 'dark'] as const;

/**
 * How a visitor has set up the browser: its colour scheme, forced colours (high contrast), or text of 24 px. The last two
 * are photographed with data only.
 */
const looks = [...themes, 'forced-colors', 'text-24'] as const;

export type Look = (typeof looks)[number];

/** Returns the looks in which a condition is photographed. */
export const looksOf = (condition: Condition): readonly Look[] => (condition === 'data' ? looks : themes);

/** Gives an open page a look. */
export async function setLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced-colors' ? 'active' : 'none',
  });
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    look === 'text-24' ? '24px' : '',
  );
}
