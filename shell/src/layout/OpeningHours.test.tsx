import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, screen } from '@testing-library/react';
import { OpeningHours } from './OpeningHours';

const shop = mockShop();

test('§2: shows the literal hours at once, and the live status after the first scroll (C28)', async () => {
  renderPage(<OpeningHours />, { path: '/' });
  expect(screen.getByText('8 AM to 9:30 PM (NST)')).toBeInTheDocument();
  expect(screen.queryByText(/^(Open|Closed) now/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(/^(Open|Closed) now/)).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)', { exact: false })).toBeInTheDocument();
});

test('C28: the hours of the settings are read after the first scroll, where no other part of the page read them', async () => {
  const weekly = Array.from({ length: 7 }, () => [{ opens: '10:00', closes: '18:00' }]);
  shop.world.orderingSettings = { ...shop.world.orderingSettings, weekly };
  renderPage(<OpeningHours />, { path: '/' });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(await screen.findByText(/10 AM to 6 PM \(NST\)/)).toBeInTheDocument();
});
