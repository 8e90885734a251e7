/** The three choices of the theme; `auto` follows the device. */
export const themeChoices = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

/**
 * Returns the stored choice; `auto` where the browser forbids storage (P24). The script in the page's head reads the same
 * key before the first paint.
 */
export function readTheme(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** Stores a choice and applies it. */
export function applyTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'auto') window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  const isDark = choice === 'dark' || (choice === 'auto' && window.matchMedia(DARK).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
