import { Link } from '@storefront/shared/router';
import { screen } from '@testing-library/react';
import { mockShop } from '../dev/testing/mock-shop';
import { renderPage } from '../dev/testing/render-page';
import { LeaveGuard } from './LeaveGuard';

mockShop();

const LEAVING = 'Please complete your table order before navigating away';

function openTable({ hasOrder }: { hasOrder: boolean }) {
  if (hasOrder) {
    const line = { _id: 'espresso', name: 'Espresso', price: 120, quantity: 1, requests: '' };
    localStorage.setItem('tableCart_7', JSON.stringify([line]));
  }
  const page = (
    <>
      <LeaveGuard table="7" />
      <Link to="/menu?table=7">Menu</Link>
      <Link to="/">Home</Link>
      <Link to="/menu?table=8">Next table</Link>
    </>
  );
  return renderPage(page, { path: '/cart?table=7' });
}

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('C52: leaving with an open order is held back in the literal words, and one may stay', async () => {
  const { user, history } = openTable({ hasOrder: true });
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('dialog', { name: LEAVING })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay at table 7' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(history.location.pathname).toBe('/cart');
});

test('C52: one may leave all the same; the cart of the table stays', async () => {
  const { user, history } = openTable({ hasOrder: true });
  await user.click(screen.getByRole('link', { name: 'Next table' }));
  await user.click(await screen.findByRole('button', { name: 'Leave anyway' }));
  expect(history.location.search).toBe('?table=8');
  expect(localStorage.getItem('tableCart_7')).not.toBeNull();
});

test('P28: going on at the same table is no leaving', async () => {
  const { user, history } = openTable({ hasOrder: true });
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(history.location.pathname).toBe('/menu');
});

test('P28: closing the tab is asked about while an order is open, and not without one', () => {
  const { unmount } = openTable({ hasOrder: true });
  expect(unload()).toBe(true);
  unmount();
  expect(unload()).toBe(false);
});

test('C52: nobody is held back from a table without an order', async () => {
  const { user, history } = openTable({ hasOrder: false });
  expect(unload()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(history.location.pathname).toBe('/');
});
