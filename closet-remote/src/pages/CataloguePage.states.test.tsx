import { fakeScroll, scrollToEnd } from '@storefront/shared/testing/fake-scroll';
import { mockShop } from '@storefront/shared/testing/mock-shop';
import { renderPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { fakeWidth } from '../../test/fake-width';
import CataloguePage from './CataloguePage';

const shop = mockShop();
fakeScroll();
beforeEach(() => fakeWidth(false));

const open = (path = '/closet') => renderPage(<CataloguePage />, { path });
const names = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading', { level: 2 }))
    .map(({ textContent }) => textContent);
const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const calls = () => shop.requests.filter((call) => call.includes('/closet/getall'));

/** Thirty items of two brands: more than one page of 24. */
function fillCloset() {
  const [shirt] = shop.world.closetItems;
  if (!shirt) throw new Error('no item');
  shop.world.closetItems = Array.from({ length: 30 }, (_, index) => ({
    ...shirt,
    _id: `item-${index}`,
    name: `Shirt ${index}`,
    brand: index < 28 ? 'Himal' : 'Dhaka',
    price: 100 + index,
  }));
}

describe('nothing to show', () => {
  test.each([
    ['/closet', 'Oops! No products available right now...'],
    ['/closet?shoes=1', 'No shoes available right now...'],
  ])('§8: %s says “%s”', async (path, text) => {
    shop.world.closetItems = [];
    open(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('under a filter one may clear it', async () => {
    const { user } = open('/closet?category=Kids&type=Socks');
    const empty = (await screen.findByText('Oops! No products available right now...')).parentElement;
    if (!empty) throw new Error('no state');
    await user.click(within(empty).getByRole('button', { name: 'Clear All Filters' }));
    expect(await shown('Linen Shirt')).toBeInTheDocument();
  });

  test('it is not said while another filter is still loading', async () => {
    const { user } = open('/closet?category=Women');
    await shown('Wool Scarf');
    const answers: (() => void)[] = [];
    shop.server.use(
      http.get(
        '*/closet/getall',
        () => new Promise<undefined>((resolve) => answers.push(() => resolve(undefined))),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Shop Shoes' }));
    expect(await screen.findByText('Loading products')).toBeInTheDocument();
    expect(screen.queryByText(/available right now/)).not.toBeInTheDocument();
    for (const answer of answers) answer();
    expect(await shown('Evening Heels')).toBeInTheDocument();
  });
});

describe("§8: 'Error fetching products'", () => {
  test('with a Retry that works', async () => {
    shop.world.behaviour = 'failing';
    const { user } = open();
    expect(await screen.findByText('Error fetching products')).toBeInTheDocument();
    shop.world.behaviour = 'normal';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Linen Shirt')).toBeInTheDocument();
  });

  test('for a later page it is said once, below what is there', async () => {
    fillCloset();
    const { user } = open();
    await shown('Shirt 0');
    shop.world.behaviour = 'failing';
    const before = calls().length;
    scrollToEnd();
    expect(await screen.findByText('Error fetching products')).toBeInTheDocument();
    expect(calls()).toHaveLength(before + 1);
    expect(names()).toHaveLength(24);
    shop.world.behaviour = 'normal';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Shirt 29')).toBeInTheDocument();
  });
});
