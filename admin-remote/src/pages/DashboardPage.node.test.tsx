/** @jest-environment node */
import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { renderPageToString } from '@storefront/shared/dev/testing/render-page-to-string';
import DashboardPage from './DashboardPage';

const person = demoPeople.find(({ role }) => role === 'admin');

test.each([
  ['/admin', 'Cafe'],
  ['/admin/customers', 'Customers'],
  ['/admin/orders', 'Orders'],
  ['/admin/gallery', 'Gallery'],
  ['/admin/closet', 'Closet &amp; Kicks'],
  ['/admin/settings', 'Settings'],
])('%s renders without a browser', (path, title) => {
  const html = renderPageToString(<DashboardPage />, { path, route: '/admin/*', ...(person && { person }) });
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain('role="status"');
});
