import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen } from '@testing-library/react';
import { OpeningHours } from './OpeningHours';

test('§2: the literal hours at once; whether the door is open once somebody scrolls (C28)', async () => {
  renderPage(<OpeningHours />, { path: '/' });
  expect(screen.getByText('8 AM to 9:30 PM (NST)')).toBeInTheDocument();
  expect(screen.queryByText(/^(Open|Closed) now/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(/^(Open|Closed) now/)).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)', { exact: false })).toBeInTheDocument();
});
