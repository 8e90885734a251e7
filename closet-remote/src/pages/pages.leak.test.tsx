import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { leftoversOf } from '@storefront/shared/dev/testing/leftovers';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { createQueryClient } from '@storefront/shared/query/query-client';
import { fireEvent, screen } from '@testing-library/react';
import CataloguePage from './CataloguePage';
import ItemPage from './ItemPage';

mockShop();

const [item] = demoClosetItems;

async function openMenu() {
  fireEvent.click(screen.getByText('Women'));
  await screen.findByText('Blouses');
}

const visits = [
  { page: <CataloguePage />, path: '/closet', sign: 'Featured Collection', act: openMenu },
  { page: <CataloguePage />, path: '/closet?shoes=1', sign: 'Division Kicks Collection', act: openMenu },
  { page: <ItemPage />, path: `/csingle/${item?._id}`, route: '/csingle/:id', sign: item?.name },
];

test.each(visits)('visits to $path leave nothing behind', async ({ page, sign = '', act, ...setting }) => {
  const client = createQueryClient();
  const left = await leftoversOf(async () => {
    const { unmount } = renderPage(page, { ...setting, client });
    await screen.findByText(sign, { selector: 'h1' });
    await act?.();
    unmount();
  });
  const watchers = client
    .getQueryCache()
    .getAll()
    .map((query) => query.getObserversCount());
  expect({ left, watchers: watchers.filter((count) => count > 0) }).toEqual({ left: {}, watchers: [] });
});
