import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

async function openForm(
  name: 'Change password' | 'Change e-mail',
  person: 'customer' | 'admin' = 'customer',
) {
  const shop = openShop({ path: '/profile', person });
  await screen.findByRole('heading', { name });
  const form = within(screen.getByRole('region', { name }));
  const type = async (label: string, text: string) => {
    await shop.user.clear(form.getByLabelText(label));
    await shop.user.type(form.getByLabelText(label), text);
  };
  const sendCode = async () => {
    await shop.user.click(form.getByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(form.getByLabelText('OTP')).toHaveValue('042042'));
  };
  const submit = () => shop.user.click(form.getByRole('button', { name }));
  return { ...shop, form, type, sendCode, submit };
}

const passwordOf = (world: ReturnType<typeof openShop>['world']) => world.users[0]?.password;

test("a new password with a code shows 'Password Changed Successfully' and clears the fields", async () => {
  const { form, type, sendCode, submit, world } = await openForm('Change password');
  await sendCode();
  await type('New password', 'secret-9');
  await type('Confirm password', 'secret-9');
  await submit();
  expect(await screen.findByText('Password Changed Successfully')).toBeInTheDocument();
  expect(passwordOf(world)).toBe('secret-9');
  for (const label of ['OTP', 'New password', 'Confirm password'])
    expect(form.getByLabelText(label)).toHaveValue('');
});

test('P60: after the change a note says that the other sessions have ended', async () => {
  const { form, type, sendCode, submit } = await openForm('Change password');
  await sendCode();
  await type('New password', 'secret-9');
  await type('Confirm password', 'secret-9');
  await submit();
  expect(await form.findByText(/^Everybody else who was logged in/)).toBeInTheDocument();
});

test("§5: shows 'Passwords do not match' at once and sends nothing", async () => {
  const { form, type, sendCode, submit, world } = await openForm('Change password');
  await sendCode();
  await type('New password', 'secret-9');
  await type('Confirm password', 'secret-8');
  await submit();
  expect(await screen.findAllByText('Passwords do not match')).toHaveLength(2);
  expect(form.getByLabelText('Confirm password')).toHaveFocus();
  expect(passwordOf(world)).toBe('secret-1');
});

test("a corrected new password clears 'Passwords do not match', and the success replaces its message", async () => {
  const { form, type, sendCode, submit } = await openForm('Change password');
  await sendCode();
  await type('New password', 'secret-9');
  await type('Confirm password', 'secret-8');
  await submit();
  expect(form.getByLabelText('Confirm password')).toBeInvalid();
  await type('New password', 'secret-8');
  expect(form.getByLabelText('Confirm password')).toBeValid();
  await submit();
  expect(await screen.findByText('Password Changed Successfully')).toBeInTheDocument();
  expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
});

test('a code that is filled in clears the error of its field', async () => {
  const { form, sendCode, submit } = await openForm('Change password');
  await submit();
  expect(form.getByLabelText('OTP')).toBeInvalid();
  await sendCode();
  expect(form.getByLabelText('OTP')).toBeValid();
});

test('§5: names missing code, password and address at their fields', async () => {
  const { user, form, submit } = await openForm('Change password');
  await submit();
  expect(form.getByLabelText('OTP')).toHaveAccessibleDescription(/Please enter the OTP/);
  expect(form.getByLabelText('New password')).toHaveAccessibleDescription(/Please enter the new password/);
  const other = within(screen.getByRole('region', { name: 'Change e-mail' }));
  await user.click(other.getByRole('button', { name: 'Change e-mail' }));
  await waitFor(() => expect(other.getByLabelText('New e-mail')).toBeInvalid());
  expect(other.getByLabelText('OTP')).toHaveAccessibleDescription(/Please enter the OTP/);
});

test('C39: five characters are too short for a customer, eleven for staff', async () => {
  const customer = await openForm('Change password');
  await customer.type('New password', '12345');
  await customer.submit();
  expect(customer.form.getByLabelText('New password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
  customer.unmount();
  const staff = await openForm('Change password', 'admin');
  await staff.type('New password', 'elevenchars');
  await staff.submit();
  expect(staff.form.getByLabelText('New password')).toHaveAccessibleDescription(/at least 12 characters/);
});

test("a wrong code shows 'Failed to change password' and an error at its field, and keeps the typed values", async () => {
  expectConsoleError(/^account ApiError: Invalid OTP\. Please try again\./);
  const { form, type, sendCode, submit, world } = await openForm('Change password');
  await sendCode();
  await type('OTP', '000000');
  await type('New password', 'secret-9');
  await type('Confirm password', 'secret-9');
  await submit();
  expect(await screen.findByText('Failed to change password')).toBeInTheDocument();
  expect(form.getByLabelText('OTP')).toHaveAccessibleDescription(/Invalid OTP. Please try again./);
  expect(form.getByLabelText('New password')).toHaveValue('secret-9');
  expect(passwordOf(world)).toBe('secret-1');
});

test("a new e-mail with a code shows 'Email Changed Successfully', and the page shows it", async () => {
  const { form, type, sendCode, submit } = await openForm('Change e-mail');
  await type('New e-mail', 'asha.new@example.com');
  await sendCode();
  await submit();
  expect(await screen.findByText('Email Changed Successfully')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByText('E-mail', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'asha.new@example.com',
    ),
  );
  expect(form.getByLabelText('New e-mail')).toHaveValue('');
  expect(form.getByText(/log in with asha.new@example.com/)).toBeInTheDocument();
});

test("an address with an account shows 'Failed to change email' and an error at its field", async () => {
  expectConsoleError(/^account ApiError: This e-mail address already has an account/);
  const { form, type, sendCode, submit } = await openForm('Change e-mail');
  await type('New e-mail', 'admin@example.com');
  await sendCode();
  await submit();
  expect(await screen.findByText('Failed to change email')).toBeInTheDocument();
  expect(form.getByLabelText('New e-mail')).toHaveAccessibleDescription(
    'This e-mail address already has an account',
  );
  expect(form.getByLabelText('New e-mail')).toHaveValue('admin@example.com');
});
