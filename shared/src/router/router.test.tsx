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

test('C52: a link that leaves the table is held back, and taken after all when the guest insists', async () => {
  await openTable();

  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('alertdialog', { name: 'Leave for /?' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Table 7' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('link', { name: 'To the table' })).toBeInTheDocument();
});

test('C52: the back button is undone when it leaves the table, and the guest may stay', async () => {
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

test('steps that no guard holds are taken at once', async () => {
  await openTable();
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(screen.getByRole('heading', { name: 'Cart of table 7' })).toBeInTheDocument();
});

test('a guard that no longer holds lets everything pass', async () => {
  await openTable({ isLeavable: true });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.getByRole('link', { name: 'To the table' })).toBeInTheDocument();
});

test('a press with a modifier key is left to the browser', async () => {
  await openTable({ isLeavable: true });
  const isLeftAlone = fireEvent.click(screen.getByRole('link', { name: 'Home' }), { ctrlKey: true });
  expect(isLeftAlone).toBe(true);
  expect(screen.getByRole('heading', { name: 'Table 7' })).toBeInTheDocument();
});

test('a navigation link says where one is, below its address too unless told otherwise', () => {
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
