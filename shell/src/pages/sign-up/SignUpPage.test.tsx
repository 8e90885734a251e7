import { answerEach } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { notify } from '@storefront/shared/toast';
import { screen, waitFor } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

interface Typed {
  readonly name?: string;
  readonly email?: string;
  readonly password?: string;
  readonly code?: string;
}

async function openSignUp(path = '/signup') {
  const shop = openShop({ path });
  await screen.findByLabelText('Full name');
  const type = async (label: string | RegExp, text: string | undefined) => {
    if (text) await shop.user.type(screen.getByLabelText(label), text);
  };
  const signUp = async ({ name, email, password, code }: Typed) => {
    await type('Full name', name);
    await type('E-mail', email);
    await type('Password', password);
    await type(/^Referral code/, code);
    await shop.user.click(screen.getByRole('button', { name: 'Sign up' }));
  };
  return { ...shop, signUp };
}

const newcomer = { name: 'Bina Rai', email: 'bina@example.com', password: 'secret-2' };

test("shows 'Registration successful' and opens the login with the address filled in", async () => {
  const { signUp, history } = await openSignUp('/signup?next=%2Fprofile');
  await signUp(newcomer);
  expect(await screen.findByText('Registration successful')).toBeInTheDocument();
  await waitFor(() =>
    expect(history.location).toMatchObject({ pathname: '/login', search: '?next=%2Fprofile' }),
  );
  expect(await screen.findByLabelText('E-mail')).toHaveValue('bina@example.com');
});

test('§5, P71: names missing name, e-mail and password of 6 characters at their fields', async () => {
  const { signUp } = await openSignUp();
  await signUp({ email: 'bina@', password: '12345' });
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Please enter your full name');
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
});

test('an error disappears when its field is corrected', async () => {
  const { signUp, user } = await openSignUp();
  await signUp({ email: 'bina@', password: '12345' });
  await user.type(screen.getByLabelText('Full name'), 'B');
  expect(screen.getByLabelText('Full name')).toBeValid();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

test('C40: an address with an account shows an error, and the typed values stay', async () => {
  expectConsoleError(/^sign-up ApiError: This e-mail address already has an account/);
  const { signUp } = await openSignUp();
  await signUp({ ...newcomer, email: 'asha@example.com' });
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'This e-mail address already has an account',
    ),
  );
  expect(screen.getByLabelText('Full name')).toHaveValue('Bina Rai');
});

test("C41: an unknown referral code shows 'Invalid referral code', and the typed values stay", async () => {
  expectConsoleError(/^sign-up ApiError: Invalid referral code/);
  const { signUp, history } = await openSignUp();
  await signUp({ ...newcomer, code: 'NOBODY22' });
  await waitFor(() =>
    expect(screen.getByLabelText(/^Referral code/)).toHaveAccessibleDescription('Invalid referral code'),
  );
  expect(history.location.pathname).toBe('/signup');
  expect(screen.getByLabelText('Full name')).toHaveValue('Bina Rai');
});

test('C94: the check button shows whether a code is valid', async () => {
  expectConsoleError(/^referral ApiError: Invalid referral code/);
  const { user } = await openSignUp();
  const code = screen.getByLabelText(/^Referral code/);
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();

  await user.type(code, 'NOBODY22');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid referral code'));

  await user.clear(code);
  await user.type(code, 'ASHA2345');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('Referral code is valid'));
});

test('C94: the verdict of a code does not show for another one that was typed meanwhile', async () => {
  const { user, server } = await openSignUp();
  let answer = (_: unknown) => {};
  const held = new Promise((resolve) => (answer = resolve));
  answerEach(server, 'checkReferral', () => held);
  const message = jest.spyOn(notify, 'success');
  const code = screen.getByLabelText(/^Referral code/);
  await user.type(code, 'ASHA2345');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByRole('button', { name: 'Check', busy: true })).toBeInTheDocument();

  await user.type(code, 'X');
  answer({ valid: true });
  expect(await screen.findByRole('button', { name: 'Check', busy: false })).toBeInTheDocument();
  expect(code).not.toHaveAccessibleDescription();
  expect(message).not.toHaveBeenCalled();

  await user.type(code, '{Backspace}');
  expect(code).toHaveAccessibleDescription('Referral code is valid');
});
