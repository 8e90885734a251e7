import { render, screen } from '@testing-library/react';
import { ThemeToggle } from './ThemeToggle';

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
