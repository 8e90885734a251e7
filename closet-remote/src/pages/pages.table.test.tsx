import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { Link } from '@storefront/shared/router';
import { screen } from '@testing-library/react';
import CataloguePage from './CataloguePage';
import ItemPage from './ItemPage';

mockShop();
fakeScroll();
beforeEach(() => fakeWidth(false));

const LEAVING = 'Please complete your table order before navigating away';

const pages = [
  { page: <CataloguePage />, path: '/closet', title: 'Featured Collection' },
  { page: <ItemPage />, path: '/csingle/closet-4', route: '/csingle/:id', title: 'Wool Scarf' },
];

async function openAtTable({ page, path, title, ...setting }: (typeof pages)[number], hasOrder = true) {
  const line = { _id: 'espresso', name: 'Espresso', price: 120, quantity: 1, requests: '' };
  if (hasOrder) localStorage.setItem('tableCart_7', JSON.stringify([line]));
  const withWay = (
    <>
      {page}
      <Link to="/">Home</Link>
      <Link to="/cart?table=7">Cart of the table</Link>
    </>
  );
  const opened = renderPage(withWay, { ...setting, path: `${path}?table=7` });
  await screen.findByRole('heading', { level: 1, name: title });
  return opened;
}

const isUnloadAskedAbout = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe.each(pages)('C52: at a table, on $path', (page) => {
  test('asks before leaving with an unplaced order, in the literal words', async () => {
    const { user, history } = await openAtTable(page);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(await screen.findByRole('dialog', { name: LEAVING })).toBeInTheDocument();
    expect(history.location.search).toBe('?table=7');
    expect(isUnloadAskedAbout()).toBe(true);
  });

  test('P28: allows other pages of the same table', async () => {
    const { user, history } = await openAtTable(page);
    await user.click(screen.getByRole('link', { name: 'Cart of the table' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(history.location.pathname).toBe('/cart');
  });

  test('does not ask without an order', async () => {
    const { user, history } = await openAtTable(page, false);
    expect(isUnloadAskedAbout()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(history.location.pathname).toBe('/');
  });
});

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
