import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeToggle } from './ThemeToggle';

afterEach(() => jest.restoreAllMocks());

test('WCAG 2.5.3: the name of a theme contains the words that it shows', () => {
  render(<ThemeToggle />);
  const names = screen
    .getAllByRole('button')
    .map((button) => [button.textContent, button.ariaLabel ?? button.getAttribute('aria-label')]);
  expect(names).toEqual([
    ['Auto', 'Auto'],
    ['', 'Light'],
    ['', 'Dark'],
  ]);
  for (const [words = '', name] of names) expect(name).toContain(words);
});

test('P24: shows and takes a choice where the browser forbids storage', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeToggle />);
  expect(screen.getByRole('button', { name: 'Auto' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
