import { signInAs } from '@storefront/shared/dev/mocks/create-mock-world';
import { personAtom } from '@storefront/shared/session';
import { SESSION_MARK } from '@storefront/shared/sign-out/session-mark';
import { act, screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../test/open-shop';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

/** Dispatches the `storage` event of a change in another tab. */
const announceChange = (key = SESSION_MARK) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'x' })));

const comeBackFromMemory = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('C31: after a logout in another tab, /profile redirects to the login and the account menu disappears', async () => {
  const { world, history } = openShop({ path: '/profile', person: 'customer' });
  await screen.findByRole('heading', { name: 'Namaste, Asha' });
  world.sessions.clear();
  announceChange();
  expect(await screen.findByText('You were logged out in another tab')).toBeInTheDocument();
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
  expect(history.location.search).toBe('?next=%2Fprofile');
  expect(screen.getByText('Login / Sign Up')).toBeInTheDocument();
});

test('C31: after a logout of staff in another tab, /admin redirects to /', async () => {
  const { world, history } = openShop({ path: '/admin', person: 'admin' });
  await screen.findByRole('heading', { name: 'A page of a remote' });
  world.sessions.clear();
  announceChange();
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test('C31: after a login in another tab, the login page opens its `next` page', async () => {
  const { world, history } = openShop({ path: '/login?next=%2Fprofile' });
  await screen.findByRole('heading', { name: 'Welcome back' });
  signInAs(world, 'customer');
  announceChange();
  expect(await screen.findByRole('heading', { name: 'Namaste, Asha' })).toBeInTheDocument();
  expect(history.location.pathname).toBe('/profile');
});

test('C31: a page from the back/forward cache reads the session before it shows anything', async () => {
  const { world, user, history } = openShop({ path: '/profile', person: 'customer' });
  await user.click(await screen.findByRole('heading', { name: 'Namaste, Asha' }));
  await screen.findByRole('button', { name: /Asha/ });
  world.sessions.clear();
  window.localStorage.setItem(SESSION_MARK, 'written while the page slept');
  comeBackFromMemory();
  expect(screen.queryByRole('heading', { name: 'Namaste, Asha' })).not.toBeInTheDocument();
  await waitFor(() => expect(history.location.pathname).toBe('/login'));
});

test('the signed-in tab sees no change, also when another tab changes its cart', async () => {
  const { user, store } = openShop({ path: '/profile', person: 'customer' });
  await user.type(await screen.findByLabelText('New e-mail'), 'new@example.com');
  announceChange();
  announceChange('cart');
  comeBackFromMemory();
  await waitFor(() => expect(store.get(personAtom)?.fullName).toBe('Asha Gurung'));
  expect(screen.getByLabelText('New e-mail')).toHaveValue('new@example.com');
});

test('C31: reports a logout to the other tabs, without naming the person', async () => {
  const { user } = openShop({ path: '/about', person: 'customer' });
  await user.click(await screen.findByRole('button', { name: /Asha/ }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('Log Out Successful');
  expect(window.localStorage.getItem(SESSION_MARK)).toMatch(/^[\w.-]+$/);
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/asha/i);
});
