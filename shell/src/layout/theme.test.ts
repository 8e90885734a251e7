import { applyTheme, readTheme } from './theme';

const darkDevice = (isDark: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: isDark, media: query })) as typeof window.matchMedia;
};

afterEach(() => jest.restoreAllMocks());
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

test('P24: where the browser forbids storage, the theme is auto and a choice still applies', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readTheme()).toBe('auto');
  applyTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  applyTheme('auto');
  expect(document.documentElement.dataset.theme).toBe('light');
});
