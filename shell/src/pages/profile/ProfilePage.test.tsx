import { demoPeople } from '@storefront/shared/dev/mocks/fixtures/people';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import * as messages from '@storefront/shared/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { closeShop, openShop } from '../../../test/open-shop';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  closeShop();
  jest.restoreAllMocks();
});

async function openProfile() {
  const shop = openShop({ path: '/profile', person: 'customer' });
  await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' });
  return shop;
}

const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('§2: shows points, referral code, full name, e-mail and join date', async () => {
  await openProfile();
  expect(screen.getByRole('region', { name: 'Loyalty card' })).toHaveTextContent('85 pointsworth Rs 85.00');
  expect(screen.getByText('ASHA2345')).toBeInTheDocument();
  expect(factOf('Full name')).toHaveTextContent('Asha Gurung');
  expect(factOf('E-mail')).toHaveTextContent('asha@example.com');
  expect(factOf('Join date')).toHaveTextContent('4 May 2026');
});

test('C194: the profile and the account menu lead to My orders, unless the server lacks the list', async () => {
  const { user, server, unmount } = await openProfile();
  const tab = within(screen.getByRole('navigation', { name: 'Account' }));
  expect(tab.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  expect(tab.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await user.click(await screen.findByRole('button', { name: /Asha/ }));
  expect(screen.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/orders');
  unmount();
  server.close();
  const other = openShop({ path: '/about', person: 'customer' });
  answerCall(other.server, 'listMyOrders', 404);
  await other.user.click(await screen.findByRole('button', { name: /Asha/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'My orders' })).not.toBeInTheDocument());
  await other.user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Namaste, Asha' });
  expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
});

test('C272: the card shows the rule and the lots behind its number when somebody asks', async () => {
  const { user } = await openProfile();
  const card = within(screen.getByRole('region', { name: 'Loyalty card' }));
  await user.click(await card.findByText('Why this number?'));
  expect((await card.findByText(/^until \d+ \w+ \d{4}$/)).closest('p')).toHaveTextContent('85 until');
  expect(card.getByText(/^Cafe: 2 points for every Rs 100\.00 to pay/)).toBeInTheDocument();
  expect(card.getByText(/^Welcome: 50, and 30 with your first order/)).toBeInTheDocument();
});

test('C20: shows which points expire next, and the history', async () => {
  await openProfile();
  expect(await screen.findByText(/^Next to expire/)).toHaveTextContent(/^Next to expire: 85 points on \d/);
  expect(screen.getByRole('img', { name: /^Expiring: 85 points on/ })).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^Cafe order K7M2.*\+35$/));
  expect(rows).toContainEqual(expect.stringMatching(/^Welcome to the shop4 May 2026\+50$/));
});

test('P42: a member who owes points reads how many, and why', async () => {
  const users = demoPeople.map((user) => (user.role === 'customer' ? { ...user, points: -63 } : user));
  openShop({ path: '/profile', person: 'customer', world: { users } });
  expect(await screen.findByText('You owe 63 points')).toBeInTheDocument();
  expect(screen.getByText(/earn next pay them off first/)).toBeInTheDocument();
  const card = screen.getByRole('region', { name: 'Loyalty card' });
  expect(card).toHaveTextContent('0 points');
  expect(card).toHaveTextContent('68 more points to the next stamp. The first 63 pay what you owe.');
});

test('a failure to load points shows Retry, and the rest of the page stays', async () => {
  const { world, user } = openShop({ path: '/about', person: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  world.behaviour = 'failing';
  await user.click(await screen.findByRole('button', { name: /Asha/ }));
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  const words = await screen.findByText('Your points could not be loaded');
  const alert = screen.getAllByRole('alert').find((one) => one.contains(words)) ?? document.body;
  expect(screen.getByText('ASHA2345')).toBeInTheDocument();
  world.behaviour = 'normal';
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Next to expire/)).toBeInTheDocument();
});

test('the button copies the referral code; without clipboard access the message shows the code', async () => {
  const { user } = await openProfile();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy referral code' }));
  expect(await screen.findByText('Referral code copied')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('ASHA2345');
  write.mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Copy referral code' }));
  expect(await screen.findByText('This browser does not copy. Your code is ASHA2345')).toBeInTheDocument();
});

test('the shared link opens the sign-up with the code', async () => {
  const share = jest.fn(async (_data: ShareData) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const { user } = await openProfile();
    await user.click(screen.getByRole('button', { name: 'Share referral code' }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'http://localhost/signup?ref=ASHA2345' }),
    );
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

const formOf = (name: string) => within(screen.getByRole('region', { name }));

test('C1: Send OTP fills the field if the answer contains the code', async () => {
  const { user } = await openProfile();
  const form = formOf('Change password');
  await user.click(form.getByRole('button', { name: 'Send OTP' }));
  expect(await screen.findByText(messages.profile.otpSent)).toBeInTheDocument();
  expect(form.getByLabelText('OTP')).toHaveValue('042042');
  expect(formOf('Change e-mail').getByLabelText('OTP')).toHaveValue('');
});

test('C1: Send OTP leaves the field empty if the code is mailed', async () => {
  const { user, server } = await openProfile();
  answerCall(server, 'requestAccountOtp', 200, { success: true, data: { otp: '' } });
  const form = formOf('Change e-mail');
  await user.click(form.getByRole('button', { name: 'Send OTP' }));
  await waitFor(() => expect(form.getByLabelText('OTP')).toHaveFocus());
  expect(form.getByLabelText('OTP')).toHaveValue('');
  expect(form.getByLabelText('OTP')).toHaveAccessibleDescription(/6 digits; good for 10 minutes/);
});

test("shows 'Failed to generate OTP', with the time to wait and what still works if it was too soon", async () => {
  expectConsoleError(/^account code ApiError: Too many attempts/);
  const { user, server } = await openProfile();
  const message = 'Too many attempts. Please try again in 1 minute.';
  const tooMany = { success: false, message, data: null };
  answerCall(server, 'requestAccountOtp', 429, tooMany);
  const form = formOf('Change password');
  await user.click(form.getByRole('button', { name: 'Send OTP' }));
  expect(await screen.findByText('Failed to generate OTP')).toBeInTheDocument();
  expect(form.getByLabelText('OTP')).toHaveAccessibleDescription(
    /in 1 minute\. A code mailed in the last 10 minutes still works/,
  );
});

test('the link of an invitation fills in the referral code at the sign-up', async () => {
  openShop({ path: '/signup?ref=ASHA2345' });
  expect(await screen.findByLabelText(/^Referral code/)).toHaveValue('ASHA2345');
});
