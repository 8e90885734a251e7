import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen } from '@testing-library/react';
import CataloguePage from './CataloguePage';
import ItemPage from './ItemPage';

mockShop();
fakeScroll();
beforeEach(() => fakeWidth(false));

test('a missing item links back to the closet of the table', async () => {
  renderPage(<ItemPage />, { path: '/csingle/nobody?table=7', route: '/csingle/:id' });
  const back = await screen.findByRole('link', { name: 'Back to Closet' });
  expect(back).toHaveAttribute('href', '/closet?table=7');
});

test('§2: links of the catalogue keep the table', async () => {
  renderPage(<CataloguePage />, { path: '/closet?table=7' });
  const [link] = await screen.findAllByRole('link', { name: 'Wool Scarf' });
  expect(link).toHaveAttribute('href', '/csingle/closet-4?table=7');
});
