import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { signOut } from '@storefront/shared/session';
import { act, screen } from '@testing-library/react';
import { readForm, useSavedForm } from './saved-checkout';

const shop = mockShop();

function Phone() {
  const [{ typed }, change] = useSavedForm();
  const type = (phone: string) => change((before) => ({ ...before, typed: { phone } }));
  return (
    <input aria-label="Phone" value={typed.phone ?? ''} onChange={(event) => type(event.target.value)} />
  );
}

const phone = () => screen.getByRole('textbox', { name: 'Phone' });

test('P73: a logout also clears the open form', async () => {
  const { user, store, queries } = renderPage(<Phone />, { path: '/billing', person: shop.signIn() });
  await user.type(phone(), '98');
  sessionStorage.clear();
  act(() => signOut({ store, queries }));
  expect(phone()).toHaveValue('');
  await user.type(phone(), '01');
  expect(readForm().typed).toEqual({ phone: '01' });
});

test('P23: an expired session keeps the typed values', async () => {
  const { user, store, queries } = renderPage(<Phone />, { path: '/billing', person: shop.signIn() });
  await user.type(phone(), '98');
  act(() => signOut({ store, queries }));
  expect(phone()).toHaveValue('98');
});
