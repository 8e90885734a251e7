import { addGuestLine, readGuestLines } from '@storefront/shared/cart/guest-storage';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { staffMessages } from '@storefront/shared/rules/staff-accounts';
import { personAtom } from '@storefront/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

async function openLogin(path = '/login') {
  const shop = openShop({ path });
  const email = await screen.findByLabelText('E-mail');
  const logIn = async (address: string, password: string) => {
    if (address) await shop.user.type(email, address);
    if (password) await shop.user.type(screen.getByLabelText('Password'), password);
    await shop.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...shop, logIn };
}

const espresso = {
  productId: 'espresso',
  type: 'product',
  name: 'Espresso',
  price: 130,
  image: '',
  quantity: 2,
  selectedColor: null,
  selectedSize: null,
  requests: '',
} as const;

test("signs in, shows 'Login successful' and opens /", async () => {
  const { logIn, store, history } = await openLogin();
  await logIn('asha@example.com', 'secret-1');
  expect(await screen.findByText('Login successful')).toBeInTheDocument();
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(store.get(personAtom)).toMatchObject({ fullName: 'Asha Gurung' });
});

test('C294: staff who were switched off read so once the password is right', async () => {
  expectConsoleError(/^login ApiError/);
  const { logIn, server } = await openLogin();
  answerCall(server, 'login', 401, { success: false, message: staffMessages.isOff, data: null });
  await logIn('nima@example.com', 'secret-1');
  expect(await screen.findByText('This account is switched off')).toBeInTheDocument();
});

test('P76: opens the `next` page after the login', async () => {
  const { logIn, history } = await openLogin('/login?next=%2Fprofile');
  await logIn('asha@example.com', 'secret-1');
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
});

test('C151: at a table the login leads back to the table', async () => {
  const { logIn, history } = await openLogin('/login?table=7');
  await logIn('asha@example.com', 'secret-1');
  await waitFor(() => expect(history.location).toMatchObject({ pathname: '/menu', search: '?table=7' }));
});

test('C151: at a table the sign-up leads to the login of that table', async () => {
  await openLogin('/login?next=%2Fcart%3Ftable%3D7&table=7');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fcart%3Ftable%3D7&table=7',
  );
});

test('P76: an address of another site is not followed', async () => {
  const { logIn, history } = await openLogin('/login?next=https%3A%2F%2Fevil.example%2F');
  await logIn('asha@example.com', 'secret-1');
  await waitFor(() => expect(history.location.pathname).toBe('/'));
});

test("shows 'Invalid credentials' for a wrong password and stays", async () => {
  expectConsoleError(/^login ApiError: Invalid credentials/);
  const { logIn, history } = await openLogin();
  await logIn('asha@example.com', 'secret-2');
  expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
  expect(history.location.pathname).toBe('/login');
  expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.com');
});

test("asks for an e-mail address and shows 'Password must be at least 6 characters long' before sending", async () => {
  const { logIn } = await openLogin();
  await logIn('', '12345');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter your email address');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters long',
  );
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test.each([
  ['/login?next=%2Fprofile', '/profile'],
  ['/login', '/'],
  ['/signup?next=%2Fcart', '/cart'],
  ['/signup', '/'],
])('a signed-in visitor of %s goes on to %s', async (path, target) => {
  localStorage.setItem('signupDialogSeen', 'true');
  const { history } = openShop({ path, person: 'customer' });
  await waitFor(() => expect(history.location.pathname).toBe(target));
});

test('P23: a visitor whose session has ended can log in again', async () => {
  const { history, world, user } = openShop({ path: '/about', person: 'customer' });
  await screen.findByRole('button', { name: /Asha/ });
  world.sessions.clear();
  act(() => history.push('/login?next=%2Fprofile'));
  await user.type(await screen.findByLabelText('E-mail'), 'asha@example.com');
  await screen.findByRole('link', { name: 'Login / Sign Up' });
  expect(history.location.pathname).toBe('/login');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(history.location.pathname).toBe('/profile'));
});

test('an error disappears when its field is corrected, and the focus stays in the field', async () => {
  const { logIn, user } = await openLogin();
  await logIn('asha@', '12345');
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  await user.type(screen.getByLabelText('Password'), '6');
  expect(screen.getByLabelText('Password')).toBeValid();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  await user.type(screen.getByLabelText('E-mail'), 'e');
  expect(screen.getByLabelText('E-mail')).toBeValid();
});

test("'Login successful' replaces an old 'Invalid credentials'", async () => {
  expectConsoleError(/^login ApiError: Invalid credentials/);
  const { logIn } = await openLogin();
  await logIn('asha@example.com', 'secret-2');
  expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
  await logIn('', '{Backspace}1');
  expect(await screen.findByText('Login successful')).toBeInTheDocument();
  expect(screen.queryByText('Invalid credentials')).not.toBeInTheDocument();
});

test('the password can be shown and hidden', async () => {
  const { user } = await openLogin();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('P20: merges the guest cart; a refused line stays and the message names it', async () => {
  expectConsoleError(/^guest cart ApiError: Product not found/);
  addGuestLine(null, espresso);
  const { logIn } = await openLogin();
  await logIn('asha@example.com', 'secret-1');
  expect(await screen.findByText('Not added to your cart: Espresso')).toBeInTheDocument();
  expect(readGuestLines(null)).toHaveLength(1);
});
