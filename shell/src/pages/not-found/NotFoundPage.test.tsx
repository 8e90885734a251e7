import { act, screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

afterEach(closeShop);

describe('C444: a link inside the shop to an address that is nearly that of a page', () => {
  test.each([
    ['/Menu', '/menu'],
    ['/menu.', '/menu'],
    ['/menu%20', '/menu'],
    ['/MENU/?q=tea#soups', '/menu?q=tea#soups'],
    ['/Single/Ab3%20', '/single/Ab3'],
    ['//closet', '/closet'],
  ])('%s leads to %s', async (from, to) => {
    const { history } = openShop({ path: '/about' });
    await screen.findByRole('main');
    act(() => history.push(from));
    const address = () => {
      const { pathname, search, hash } = history.location;
      return pathname + search + hash;
    };
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('heading', { name: 'A page of a remote' })).toBeInTheDocument();
  });

  test.each(['/nowhere', '/menu/soups/today', '/%E0%A4%A'])('%s is no page', async (from) => {
    const { history } = openShop({ path: from });
    expect(await screen.findByRole('heading', { name: 'This lane ends here' })).toBeInTheDocument();
    expect(history.location.pathname).toBe(from);
  });
});
