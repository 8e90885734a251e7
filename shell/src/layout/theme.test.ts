import { applyTheme, readTheme } from './theme';

const darkDevice = (isDark: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isDark, media: query })) as typeof window.matchMedia;
};

beforeEach(() => {
  window.localStorage.clear();
  darkDevice(false);
});

test('a choice is painted and kept for the next page', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
});

test('auto follows the device and leaves nothing in the browser', () => {
  applyTheme('light');
  darkDevice(true);
  applyTheme('auto');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(window.localStorage).toHaveLength(0);
});

test('something else in the storage counts as auto', () => {
  window.localStorage.setItem('theme', 'purple');
  expect(readTheme()).toBe('auto');
});
