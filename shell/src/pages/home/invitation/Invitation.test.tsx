import { rememberOrderInVisit } from '@storefront/shared/cart/order-in-visit';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { signOut } from '@storefront/shared/session';
import { act, screen } from '@testing-library/react';
import { Invitation } from './Invitation';

const shop = mockShop();

/** Idle callbacks that the test calls. */
let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    cancelIdleCallback: (id: number) => {
      idle[id - 1] = () => {};
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const findTime = () =>
  act(async () => {
    for (const run of idle) run();
    await import('./SignUpDialog');
  });

const open = (person?: ReturnType<typeof shop.signIn>) =>
  renderPage(<Invitation />, { path: '/', ...(person && { person }) });
const dialog = () => screen.queryByRole('dialog', { name: '80 points to begin with' });

test('§2: a signed-out visitor sees the invitation once per browser', async () => {
  const { user, unmount } = open();
  expect(dialog()).not.toBeInTheDocument();
  await findTime();
  expect(dialog()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(dialog()).not.toBeInTheDocument();

  unmount();
  open();
  await findTime();
  expect(dialog()).not.toBeInTheDocument();
});

test('§2: a signed-in customer sees no invitation, and the flag stays unset until a logout', async () => {
  const { store, queries } = open(shop.signIn());
  await findTime();
  expect(dialog()).not.toBeInTheDocument();
  act(() => signOut({ store, queries }));
  await findTime();
  expect(dialog()).toBeInTheDocument();
});

test('C153: a visit with an order shows no invitation, and the next visit does', async () => {
  rememberOrderInVisit();
  const { unmount } = open();
  await findTime();
  expect(dialog()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);

  unmount();
  sessionStorage.clear();
  open();
  await findTime();
  expect(dialog()).toBeInTheDocument();
});

test('C153: an order that is sent while the invitation loads postpones it', async () => {
  open();
  rememberOrderInVisit();
  await findTime();
  expect(dialog()).not.toBeInTheDocument();
});

test('a browser without storage shows no invitation', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  open();
  await findTime();
  expect(dialog()).not.toBeInTheDocument();
});

test('a robot sees no invitation', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  open();
  await findTime();
  expect(dialog()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('an open dialog postpones the invitation to the next visit', async () => {
  open();
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  await findTime();
  other.remove();
  expect(dialog()).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});
