import { applyTheme, readTheme } from './theme';

const darkDevice = (isDark: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isDark, media: query })) as typeof window.matchMedia;
};

beforeEach(() => {
  window.localStorage.clear();
  darkDevice(false);
});

test('applyTheme applies and stores a choice', () => {
  applyTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
});

test('auto follows the device and stores nothing', () => {
  applyTheme('light');
  darkDevice(true);
  applyTheme('auto');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(window.localStorage).toHaveLength(0);
});

test('readTheme reads an unknown stored value as auto', () => {
  window.localStorage.setItem('theme', 'purple');
  expect(readTheme()).toBe('auto');
});
