import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen } from '@testing-library/react';
import SamplePage from './SamplePage';

mockShop();

test('a guest is greeted', () => {
  renderPage(<SamplePage />, { path: '/sample' });
  expect(screen.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  expect(screen.getByText('Namaste.')).toBeVisible();
});

test('a member is greeted by name', () => {
  const [person] = demoPeople;
  if (!person) throw new Error('nobody');
  renderPage(<SamplePage />, { path: '/sample', person });
  expect(screen.getByText(`Namaste, ${person.fullName}.`)).toBeVisible();
});
