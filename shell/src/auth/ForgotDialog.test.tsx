import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../test/open-shop';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

async function openForgot() {
  const { user, server, world } = openShop({ path: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Forgot password' });
  return { user, server, world, dialog, box: within(dialog) };
}

test('a forgotten password: the server mails a code, refuses a wrong one, and changes the password with the right one', async () => {
  expectConsoleError(/^reset ApiError: Invalid OTP\. Please try again\./);
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

test('C39, C40: a code with letters asks for twelve characters before anything is sent; customers keep six', async () => {
  const { user, dialog, box, server } = await openForgot();
  const sent: string[] = [];
  server.events.on('request:start', ({ request }) => sent.push(new URL(request.url).pathname));
  const resets = () => sent.filter((path) => path.endsWith('/updatepas'));
  await user.type(box.getByLabelText('E-mail'), 'admin@example.com');
  await user.click(box.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box.getByLabelText('OTP')).toHaveFocus());
  expect(box.getByLabelText('OTP')).toHaveAccessibleDescription(/6 digits; for staff 6 letters and digits/);
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(/12 for staff/);
  await user.keyboard('k4m042');
  await user.type(box.getByLabelText('New password'), 'elevenchars');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(
    /at least 12 characters long for staff/,
  );
  expect(resets()).toHaveLength(0);
  await user.type(box.getByLabelText('New password'), 'x');
  await user.click(box.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
  expect(resets()).toHaveLength(1);
  expect(dialog).not.toBeInTheDocument();
});

test.each(['042 042', '042-042', ' 042042 '])(
  'C39: a right code is never called invalid: %j is pasted',
  async (pasted) => {
    const { user, box } = await openForgot();
    await user.type(box.getByLabelText('E-mail'), 'asha@example.com');
    await user.click(box.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box.getByLabelText('OTP')).toHaveFocus());
    await user.paste(pasted);
    expect(box.getByLabelText('OTP')).toHaveValue('042042');
    await user.type(box.getByLabelText('New password'), 'secret-9');
    await user.click(box.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    expect(screen.queryByText(/Invalid OTP/)).not.toBeInTheDocument();
  },
);

test('§5: the code field takes six characters, letters in upper case', async () => {
  const { user, box } = await openForgot();
  await user.type(box.getByLabelText('OTP'), 'k7f3-qd99');
  expect(box.getByLabelText('OTP')).toHaveValue('K7F3QD');
});

test('C39: a server that mails digits to staff: they learn about twelve characters at the field', async () => {
  expectConsoleError(/^reset ApiError: newPassword must have at least 12 characters for staff/);
  const { user, dialog, box, server, world } = await openForgot();
  await user.type(box.getByLabelText('E-mail'), 'admin@example.com');
  await user.click(box.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box.getByLabelText('OTP')).toHaveFocus());
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(/12 for staff/);
  world.codes.set('reset admin@example.com', '042042');
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
  expect(box.getByLabelText('OTP')).toHaveAccessibleDescription(/The code has 6 characters/);
  expect(box.getByLabelText('New password')).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
});

test("a code that cannot be mailed says 'Failed to send email. Please try again.'; Enter sends as well", async () => {
  expectConsoleError(/^reset code ApiError: Network Error/);
  const { user, server, box } = await openForgot();
  await user.type(box.getByLabelText('E-mail'), 'asha@example.com');
  answerCall(server, 'requestPasswordReset', 0);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Failed to send email. Please try again.')).toBeInTheDocument();
  expect(box.getByLabelText('E-mail')).toHaveValue('asha@example.com');
});

test('C102: beyond the limit of codes the message says when to try again and what still works', async () => {
  expectConsoleError(/^reset code ApiError: Too many attempts/);
  const { user, server, box } = await openForgot();
  await user.type(box.getByLabelText('E-mail'), 'nobody@example.com');
  const message = 'Too many attempts. Please try again in 9 hours.';
  answerCall(server, 'requestPasswordReset', 429, { success: false, message, data: null });
  await user.click(box.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to send email. Please try again.')).toBeInTheDocument();
  expect(
    screen.getByText(/in 9 hours\. A code mailed in the last 10 minutes still works/),
  ).toBeInTheDocument();
});
