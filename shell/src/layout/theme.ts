/** The three choices of the theme; `auto` follows the device. */
export const themeChoices = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

/** Returns the stored choice; the script in the page's head reads the same key before the first paint. */
export function readTheme(): ThemeChoice {
  const stored = window.localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** Stores a choice and applies it. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'auto') window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, choice);
  const isDark = choice === 'dark' || (choice === 'auto' && window.matchMedia(DARK).matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
