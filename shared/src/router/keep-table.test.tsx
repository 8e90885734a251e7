import { Link, memoryHistory, Navigate, NavLink, ShopRouter, useNavigate } from '@storefront/shared/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

function open(page: ReactNode, path = '/menu?table=07') {
  const history = memoryHistory(path);
  render(<ShopRouter history={history}>{page}</ShopRouter>);
  return history;
}

const address = ({ location }: ReturnType<typeof memoryHistory>) =>
  location.pathname + location.search + location.hash;

test.each([
  ['/', '/?table=7'],
  ['/closet?shoes=1#top', '/closet?shoes=1&table=7#top'],
  ['/cart?table=9', '/cart?table=9'],
  ['/login?next=%2Fcart', '/login?next=%2Fcart&table=7'],
  ['#content', '/menu?table=7#content'],
  ['/admin/orders', '/admin/orders'],
])('C151: at table 7 a link to %s leads to %s', async (to, wanted) => {
  const history = open(<NavLink to={to}>There</NavLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', wanted);
  await userEvent.click(screen.getByRole('link'));
  expect(address(history)).toBe(wanted);
});

test('C151: only a link that says so leaves the table', async () => {
  const history = open(<Link to="/menu?table=">Leave</Link>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/menu');
  await userEvent.click(screen.getByRole('link'));
  expect(address(history)).toBe('/menu');
});

test.each(['/menu', '/menu?table=%3Cscript%3E'])('C151: %s has no table to keep', (path) => {
  open(<Link to="/about">About</Link>, path);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/about');
});

function Button() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/billing', { replace: true })}>
      Go
    </button>
  );
}

test('C151: a navigation keeps the table, and so does a redirect', async () => {
  const history = open(<Button />);
  await userEvent.click(screen.getByRole('button'));
  expect(address(history)).toBe('/billing?table=7');
  const redirected = memoryHistory('/profile?table=7');
  render(
    <ShopRouter history={redirected}>
      {redirected.location.pathname === '/profile' && <Navigate to="/login" />}
    </ShopRouter>,
  );
  expect(address(redirected)).toBe('/login?table=7');
});
