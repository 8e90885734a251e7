import {
  Link,
  memoryHistory,
  NavLink,
  Route,
  Routes,
  ShopRouter,
  useBlocker,
  useNavigate,
} from '@storefront/shared/router';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

function TablePage({ isLeavable }: { isLeavable: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => !isLeavable && nextLocation.pathname !== '/cart');
  const navigate = useNavigate();
  return (
    <>
      <h1>Table 7</h1>
      <Link to="/">Home</Link>
      <Link to="/cart">Cart</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      {blocker.state === 'blocked' && (
        <div role="alertdialog" aria-label={`Leave for ${blocker.location.pathname}?`}>
          <button type="button" onClick={blocker.proceed}>
            Leave
          </button>
          <button type="button" onClick={blocker.reset}>
            Stay
          </button>
        </div>
      )}
    </>
  );
}

async function openTable({ isLeavable = false } = {}) {
  render(
    <ShopRouter history={memoryHistory('/')}>
      <Routes>
        <Route path="/" element={<Link to="/menu?table=7">To the table</Link>} />
        <Route path="/menu" element={<TablePage isLeavable={isLeavable} />} />
        <Route path="/cart" element={<h1>Cart of table 7</h1>} />
      </Routes>
    </ShopRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'To the table' }));
}

test('C52: useBlocker blocks a link that leaves the table, and continues after proceed', async () => {
  await openTable();

  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave for /?' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Table 7' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('link', { name: 'To the table' })).toBeInTheDocument();
});

test('C52: useBlocker undoes Back when it leaves the table, and reset stays on the page', async () => {
  await openTable();

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('heading', { name: 'Table 7' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('link', { name: 'To the table' })).toBeInTheDocument();
});

test('a navigation without a blocking guard happens at once', async () => {
  await openTable();
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(screen.getByRole('heading', { name: 'Cart of table 7' })).toBeInTheDocument();
});

test('a guard that stops blocking lets every navigation pass', async () => {
  await openTable({ isLeavable: true });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('link', { name: 'To the table' })).toBeInTheDocument();
});

test('the browser handles a click with a modifier key', async () => {
  await openTable({ isLeavable: true });
  const isLeftAlone = fireEvent.click(screen.getByRole('link', { name: 'Home' }), { ctrlKey: true });
  expect(isLeftAlone).toBe(true);
  expect(screen.getByRole('heading', { name: 'Table 7' })).toBeInTheDocument();
});

test('NavLink marks the current page and, without `end`, the addresses below it', () => {
  render(
    <ShopRouter history={memoryHistory('/admin/orders')}>
      <NavLink to="/admin">Admin</NavLink>
      <NavLink to="/admin" end>
        Admin itself
      </NavLink>
      <NavLink to="/adm">Elsewhere</NavLink>
      <NavLink to="/" end>
        Home
      </NavLink>
    </ShopRouter>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Admin');
});
