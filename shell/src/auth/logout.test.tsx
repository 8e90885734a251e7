import {
  readFollowedText,
  rememberMemberOrders,
  rememberOrder,
} from '@storefront/shared/cart/followed-orders';
import { addGuestLine, readGuestLines } from '@storefront/shared/cart/guest-storage';
import {
  isTableOpened,
  keepTableCode,
  keepTableOpened,
  readTableCode,
} from '@storefront/shared/cart/table-code';
import { answerCall } from '@storefront/shared/dev/mocks/node';
import { expectConsoleError } from '@storefront/shared/dev/testing/console-errors';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { useLogout } from '@storefront/shared/sign-out/use-logout';
import { screen } from '@testing-library/react';
import { signOutHere } from './change-session';

const shop = mockShop();

function Leave() {
  const logout = useLogout(signOutHere);
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

const draft = JSON.stringify({ typed: { fullName: 'Maya Rai', phone: '9841234567' } });

test('P73: a logout removes the person’s data from the tab and keeps the guest’s cart (P22)', async () => {
  const { user, queries } = renderPage(<Leave />, { path: '/', person: shop.signIn() });
  const line = {
    productId: 'latte',
    type: 'product',
    name: 'Latte',
    price: 1,
    image: '',
    quantity: 1,
  } as const;
  addGuestLine(null, { ...line, selectedColor: null, selectedSize: null, requests: '' });
  sessionStorage.setItem('cafe:checkoutDraft', draft);
  queries.setQueryData(['getCart', {}], [{ _id: 'a' }]);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Log Out Successful')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  const answers = queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey[0], state.data]);
  expect(answers).toEqual([['getCurrentUser', null]]);
  expect(readGuestLines(null)).toHaveLength(1);
});

test('C471: a logout forgets the account’s orders, and keeps those of a guest', async () => {
  const { user } = renderPage(<Leave />, { path: '/', person: shop.signIn() });
  rememberOrder({ _id: 'a', id: 'a', code: 'GUEST1', key: 'secret' }, false);
  rememberMemberOrders(['MEMBER']);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Log Out Successful')).toBeInTheDocument();
  expect(JSON.parse(readFollowedText())).toEqual([
    { code: 'GUEST1', key: 'secret', at: expect.any(Number), goods: [] },
  ]);
});

test('C151, C244: a logout at a table keeps its code, and that this tab opened it', async () => {
  const { user } = renderPage(<Leave />, { path: '/menu?table=7', person: shop.signIn() });
  keepTableCode('?table=7&k=secret');
  keepTableOpened('7');
  sessionStorage.setItem('cafe:checkoutDraft', draft);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Log Out Successful')).toBeInTheDocument();
  expect([readTableCode('7'), isTableOpened('7')]).toEqual(['secret', true]);
  expect(sessionStorage).toHaveLength(2);
});

test('a failed logout removes nothing', async () => {
  expectConsoleError(/^logout ApiError/);
  const { user } = renderPage(<Leave />, { path: '/', person: shop.signIn() });
  answerCall(shop.server, 'logout', 500);
  sessionStorage.setItem('cafe:checkoutDraft', draft);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Failed to log out')).toBeInTheDocument();
  expect(sessionStorage.getItem('cafe:checkoutDraft')).toBe(draft);
});
