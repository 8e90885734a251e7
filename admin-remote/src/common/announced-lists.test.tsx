import { screen, waitFor } from '@testing-library/react';
import { makeOrder } from '../../test/make-order';
import { closeDashboard, openDashboard } from '../../test/open-dashboard';

jest.mock(
  'socket.io-client',
  () => jest.requireActual('@storefront/shared/dev/testing/fake-socket').socketModule,
);

afterEach(closeDashboard);

/** Waits until one of the live regions that are on the page now says these words. */
async function says(words: string | RegExp, regions: readonly HTMLElement[]): Promise<void> {
  await waitFor(() => {
    const said = regions.filter((region) => region.isConnected).map(({ textContent }) => textContent);
    expect(said).toContainEqual(
      words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
    );
  });
}

test.each([
  ['customers', 'Search customers', 'asha', '1 customer, “asha”', 'No customers, “zzzz”', 'Asha Gurung'],
  ['', 'Search products', 'espresso', '1 product, “espresso”', 'No products, “zzzz”', 'Espresso'],
  ['closet', 'Search items', 'wool', '1 item, “wool”', 'No items, “zzzz”', 'Wool Scarf'],
  ['settings', 'Search locations', 'lake', '1 location, “lake”', 'No locations, “zzzz”', 'Lakeside'],
])('C454: /admin/%s says what a search leaves, in a region that was there before', async (...row) => {
  const [tab, label, text, found, nothing, first] = row;
  const { user } = openDashboard(`/admin/${tab}`);
  await screen.findAllByText(first);
  const regions = screen.getAllByRole('status');
  const box = screen.getByRole('searchbox', { name: label });
  await user.type(box, text);
  await says(found, regions);
  await user.clear(box);
  await user.type(box, 'zzzz');
  await says(nothing, regions);
});

test('C454: the history of the dashboard says what a filter leaves', async () => {
  const { user } = openDashboard('/admin/history');
  const about = await screen.findByRole('combobox', { name: 'About' });
  await waitFor(() => expect(screen.queryByText('Loading entries')).not.toBeInTheDocument());
  const regions = screen.getAllByRole('status');
  await user.selectOptions(about, 'Coupons');
  await says(/^No entries, Coupons/, regions);
});

test('C454: the board says how many orders a search leaves', async () => {
  const { user } = openDashboard('/admin/board', {
    orders: [makeOrder({ code: 'K7M2' }), makeOrder({ code: 'Q3X9' })],
  });
  await screen.findByRole('article', { name: /K7M2/ });
  const regions = screen.getAllByRole('status');
  const box = screen.getByRole('searchbox', { name: 'Search orders' });
  await user.type(box, 'K7M2');
  await says('1 of 2 orders', regions);
  await user.type(box, 'zz');
  await says('0 of 2 orders', regions);
});
