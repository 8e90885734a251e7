import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen } from '@testing-library/react';
import { OpeningHours } from './OpeningHours';

test('§2: shows the literal hours at once, and the live status after the first scroll (C28)', async () => {
  renderPage(<OpeningHours />, { path: '/' });
  expect(screen.getByText('8 AM to 9:30 PM (NST)')).toBeInTheDocument();
  expect(screen.queryByText(/^(Open|Closed) now/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(/^(Open|Closed) now/)).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)', { exact: false })).toBeInTheDocument();
});
