import { addGuestLine, readGuestLines } from '@storefront/shared/cart/guest-storage';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { personAtom } from '@storefront/shared/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../app/render-app';

jest.setTimeout(30_000);
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
  addGuestLine(null, espresso);
  const { logIn } = await openLogin();
  await logIn('asha@example.com', 'secret-1');
  expect(await screen.findByText('Not added to your cart: Espresso')).toBeInTheDocument();
  expect(readGuestLines(null)).toHaveLength(1);
});

async function openForgot() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user, server } = await openLogin();
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forgot password' });
  return { user, server, dialog, box: within(dialog) };
}

test('a forgotten password: the server mails a code, refuses a wrong one, and changes the password with the right one', async () => {
  const { user, dialog, box } = await openForgot();
  await user.type(box.getByLabelText('E-mail'), 'asha@example.com');
  await user.click(box.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Verification email sent successfully')).toBeInTheDocument();
  expect(box.getByLabelText('OTP')).toHaveFocus();

  await user.keyboard('000000');
  await user.type(box.getByLabelText('New password'), 'secret-9');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeInTheDocument();
  expect(box.getByLabelText('New password')).toHaveValue('secret-9');

  await user.clear(box.getByLabelText('OTP'));
  await user.type(box.getByLabelText('OTP'), '042042');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
  expect(dialog).not.toBeInTheDocument();
});

test('C39: staff learn about twelve characters at the field; a right code is never called invalid', async () => {
  const { user, dialog, box, server } = await openForgot();
  await user.type(box.getByLabelText('E-mail'), 'admin@example.com');
  await user.click(box.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box.getByLabelText('OTP')).toHaveFocus());
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(/12 for staff/);
  await user.keyboard('042042');
  await user.type(box.getByLabelText('New password'), 'elevenchars');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  const tooShort = /at least 12 characters long for staff/;
  await waitFor(() => expect(box.getByLabelText('New password')).toHaveAccessibleDescription(tooShort));
  expect(screen.queryByText(/Invalid OTP/)).not.toBeInTheDocument();

  answerCall(server, 'resetPassword', 0);
  await user.type(box.getByLabelText('New password'), '{Backspace}');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(tooShort);
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();

  server.resetHandlers();
  await user.type(box.getByLabelText('New password'), 'sx');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
  expect(dialog).not.toBeInTheDocument();
});

test('§5: a forgotten password shows errors for address, code and new password at their fields', async () => {
  const { user, box } = await openForgot();
  await user.click(box.getByRole('button', { name: 'Send' }));
  expect(box.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter your email address');
  expect(box.getByLabelText('E-mail')).toHaveFocus();
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(box.getByLabelText('OTP')).toHaveAccessibleDescription(/Please enter the OTP/);
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(/Please enter the new password/);
  await user.type(box.getByLabelText('OTP'), '123');
  await user.type(box.getByLabelText('New password'), '12345');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(box.getByLabelText('OTP')).toHaveAccessibleDescription(/The code has 6 digits/);
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
});

test("a code that cannot be mailed says 'Failed to send email. Please try again.'; Enter sends as well", async () => {
  const { user, server, box } = await openForgot();
  await user.type(box.getByLabelText('E-mail'), 'asha@example.com');
  answerCall(server, 'requestPasswordReset', 0);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Failed to send email. Please try again.')).toBeInTheDocument();
  expect(box.getByLabelText('E-mail')).toHaveValue('asha@example.com');
});
