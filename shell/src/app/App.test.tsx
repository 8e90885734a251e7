import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { authenticationAtom } from '@storefront/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../test/open-shop';
import { addRoutes } from '../routes/route-table';

afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

/** Returns a promise for `knownAfter` and its resolver. */
function holdSession() {
  let release = () => {};
  const knownAfter = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { knownAfter, release };
}

const mainNav = () => screen.findByRole('navigation', { name: 'Main' });

test('C89: a guarded page shows a spinner until the session is known', async () => {
  const { knownAfter, release } = holdSession();
  openShop({ path: '/profile', person: 'customer', knownAfter });
  expect(screen.getByText('One moment')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Asha');
  expect(screen.queryByText('One moment')).not.toBeInTheDocument();
});

test('C124: any other page shows a guest’s view at once, with a spinner in the account’s place', async () => {
  const { knownAfter, release } = holdSession();
  openShop({ path: '/about', person: 'customer', knownAfter });
  const heading = await screen.findByRole('heading', { level: 1, name: 'About Chowk' });
  expect(screen.getByText('Checking who is here')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('button', { name: /Asha/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'About Chowk' })).toBe(heading);
});

test('C89: the spinner ends if the session call fails', async () => {
  expectConsoleError(/^current user ApiError/);
  const { history } = openShop({ path: '/profile', isSessionDown: true });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/login');
  expect(screen.getByRole('link', { name: 'Login / Sign Up' })).toBeInTheDocument();
});

test('C31: the profile redirects a guest to the login, which leads back', async () => {
  const { history } = openShop({ path: '/profile' });
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
  expect(history.location.search).toBe('?next=%2Fprofile');
});

test.each(['guest', 'customer'] as const)('C31: /admin redirects a %s to /', async (person) => {
  const { history } = openShop({ path: '/admin', person });
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test.each([
  ['admin', ['owner'], 'About Chowk', '/kitchen/stock'],
  ['admin', ['rider'], null, '/admin'],
  ['customer', ['owner'], null, '/'],
  ['guest', ['owner'], null, '/'],
] as const)(
  'C333: a page of a remote for staff, seen by %s, is for %j',
  async (person, roles, heading, place) => {
    const page = { path: '/kitchen/stock', page: 'about/AboutPage', mood: 'cafe', title: 'Stock' } as const;
    addRoutes([{ ...page, guard: 'admin', roles: [...roles] }], []);
    const { history } = openShop({ path: '/kitchen/stock', person });
    if (heading) expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(history.location.pathname).toBe(place));
    addRoutes([], []);
  },
);

test('only staff see the Admin link', async () => {
  openShop({ path: '/about', person: 'admin' });
  await screen.findByRole('button', { name: /Staff/ });
  expect(within(await mainNav()).getByRole('link', { name: 'Admin' })).toBeInTheDocument();
});

test('a customer sees no Admin link', async () => {
  openShop({ path: '/about', person: 'customer' });
  await screen.findByRole('button', { name: /Asha/ });
  expect(within(await mainNav()).queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
});

test('C31: a logout removes the Admin link and the dashboard, although the store still holds the role', async () => {
  const { user, store, history } = openShop({ path: '/about', person: 'admin' });
  await user.click(await screen.findByRole('button', { name: /Staff/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));

  expect(await screen.findByText('Log Out Successful')).toBeInTheDocument();
  expect(store.get(authenticationAtom)).toMatchObject({ status: false, data: { role: 'admin' } });
  expect(screen.queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();

  act(() => history.push('/admin'));
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test("shows 'Failed to log out' and stays signed in when the server cannot be reached", async () => {
  expectConsoleError(/^logout ApiError/);
  const { user, server } = openShop({ path: '/about', person: 'customer' });
  await user.click(await screen.findByRole('button', { name: /Asha/ }));
  answerCall(server, 'logout', 500);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Failed to log out')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Asha/ })).toBeInTheDocument();
});

test('C44: correctly spelled addresses redirect to the literal ones, with their query', async () => {
  const { history } = openShop({ path: '/loyalty?from=mail' });
  expect(await screen.findByRole('heading', { name: 'Earn & Redeem' })).toBeInTheDocument();
  expect(history.location).toMatchObject({ pathname: '/loyality', search: '?from=mail' });
});

test('an unknown address shows links to other pages, inside the layout', async () => {
  openShop({ path: '/no/such/page' });
  expect(await screen.findByRole('heading', { name: 'This lane ends here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Chowk, home' })).toBeInTheDocument();
});

test('a remote that fails to load keeps header, badge and footer, and the notice names its page', async () => {
  expectConsoleError(/^PageFailure: the registry has no remote cafe/);
  openShop({ path: '/menu', areRemotesMissing: true });
  expect(await screen.findByText('The menu is having trouble')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, empty' })).toBeInTheDocument();
  expect(screen.getByText('8 AM to 9:30 PM (NST)')).toBeInTheDocument();
});

test('a navigation sets the document title and moves the focus to main', async () => {
  const { user } = openShop({ path: '/about' });
  await screen.findByRole('heading', { level: 1 });
  await user.click(within(await mainNav()).getByRole('link', { name: 'Earn & Redeem' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Earn & Redeem' })).toBeInTheDocument();
  expect(document.title).toBe('Earn & Redeem · Chowk');
  expect(screen.getByRole('main')).toHaveFocus();
});
