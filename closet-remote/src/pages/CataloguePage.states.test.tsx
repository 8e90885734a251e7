import { fakeScroll, scrollToEnd } from '@storefront/shared/dev/testing/fake-scroll';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { callsOf, fillCloset, names, openCatalogue, shown } from '../../test/catalogue';

const shop = mockShop();
fakeScroll();
beforeEach(() => fakeWidth(false));

describe('nothing to show', () => {
  test.each([
    ['/closet', 'Oops! No products available right now...'],
    ['/closet?shoes=1', 'No shoes available right now...'],
  ])('§8: %s says “%s”', async (path, text) => {
    shop.world.closetItems = [];
    openCatalogue(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('offers to clear an active filter', async () => {
    const { user } = openCatalogue('/closet?category=Kids&type=Socks');
    const empty = (await screen.findByText('Oops! No products available right now...')).parentElement;
    if (!empty) throw new Error('no state');
    await user.click(within(empty).getByRole('button', { name: 'Clear All Filters' }));
    expect(await shown('Linen Shirt')).toBeInTheDocument();
  });

  test('does not say so while another filter loads', async () => {
    const { user } = openCatalogue('/closet?category=Women');
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
    const { user } = openCatalogue();
    await waitFor(() => expect(screen.getAllByText('Error fetching products')).toHaveLength(2));
    shop.world.behaviour = 'normal';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Linen Shirt')).toBeInTheDocument();
  });

  test('shows it once below the loaded items for a later page', async () => {
    fillCloset(shop);
    const { user } = openCatalogue();
    await shown('Shirt 0');
    shop.world.behaviour = 'failing';
    const before = callsOf(shop, 'getall').length;
    scrollToEnd();
    await waitFor(() => expect(screen.getAllByText('Error fetching products')).toHaveLength(2));
    expect(callsOf(shop, 'getall')).toHaveLength(before + 1);
    expect(names()).toHaveLength(24);
    shop.world.behaviour = 'normal';
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await shown('Shirt 29')).toBeInTheDocument();
  });
});
