import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ShopNav } from './ShopNav';
import { useFilter } from './use-filter';

mockShop();
beforeEach(() => {
  fakeWidth(false);
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

function Nav() {
  const { filter, change } = useFilter();
  return (
    <>
      <ShopNav filter={filter} onChange={change} />
      <p>Outside</p>
    </>
  );
}

const open = (path = '/closet') => renderPage(<Nav />, { path });
const entry = (name: string) => screen.getByRole('button', { name });
const list = (name: string) => screen.getByRole('list', { name });
const types = (name: string) =>
  within(list(name))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const isOpen = (name: string) => entry(name).getAttribute('aria-expanded') === 'true';
/** jsdom knows no pointer events; React makes enter and leave out of over and out. */
function point(kind: 'pointerover' | 'pointerout', name: string, pointerType = 'mouse') {
  const event = new MouseEvent(kind, { bubbles: true, relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(entry(name), event);
}
const hover = (name: string) => point('pointerover', name);
const unhover = (name: string) => point('pointerout', name);
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('§2: All Products, Men, Women, Kids', () => {
  open();
  const bar = within(screen.getByRole('navigation', { name: 'Closet' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All Products',
    'Men',
    'Women',
    'Kids',
  ]);
  expect(entry('All Products')).toHaveAttribute('aria-current', 'true');
});

test('§3: a hovered category shows its clothing and shoe types', () => {
  open();
  hover('Women');
  expect(types('Clothing')).toEqual([
    'All clothing for Women',
    'T-Shirts',
    'Blouses',
    'Sweaters',
    'Hoodies',
    'Pants',
    'Skirts',
    'Shorts',
    'Socks',
    'Scarves',
    'Belts',
  ]);
  expect(types('Shoes')).toEqual([
    'All shoes for Women',
    'Running',
    'Casual',
    'Formal',
    'Sneakers',
    'Heels',
    'Flats',
    'Boots',
  ]);
});

test('§9: it hides 300 ms after the pointer has left, and stays when it comes back', () => {
  open();
  hover('Men');
  unhover('Men');
  pass(299);
  expect(isOpen('Men')).toBe(true);
  hover('Men');
  pass(1000);
  expect(isOpen('Men')).toBe(true);
  unhover('Men');
  pass(300);
  expect(isOpen('Men')).toBe(false);
});

test('another category takes over at once', () => {
  open();
  hover('Men');
  unhover('Men');
  hover('Women');
  expect([isOpen('Men'), isOpen('Women')]).toEqual([false, true]);
  pass(1000);
  expect(isOpen('Women')).toBe(true);
});

test('a type filters by category and type, and closes the menu', async () => {
  const { user, history } = open('/closet?sort=name-asc');
  await user.click(entry('Men'));
  expect(history.location.search).toBe('?sort=name-asc&category=Men');
  hover('Kids');
  await user.click(screen.getByRole('button', { name: 'Hats' }));
  expect(history.location.search).toBe('?sort=name-asc&category=Kids&type=Hats');
  expect(isOpen('Kids')).toBe(false);
  hover('Kids');
  expect(screen.getByRole('button', { name: 'Hats' })).toHaveAttribute('aria-pressed', 'true');
});

test('a shoe type leads into the shoes, a clothing type back; a brand of the other half goes', () => {
  const { history } = open('/closet?brand=Himal');
  hover('Men');
  fireEvent.click(screen.getByRole('button', { name: 'Boots' }));
  expect(history.location.search).toBe('?category=Men&type=Boots&shoes=1');
  hover('Men');
  fireEvent.click(screen.getByRole('button', { name: 'All clothing for Men' }));
  expect(history.location.search).toBe('?category=Men');
  hover('Men');
  expect(screen.getByRole('button', { name: 'All clothing for Men', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'All shoes for Men', pressed: false })).toBeInTheDocument();
});

describe('C82: without a mouse', () => {
  test('a press of finger or key opens and closes it', () => {
    const { history } = open();
    point('pointerover', 'Men', 'touch');
    expect(isOpen('Men')).toBe(false);
    fireEvent.click(entry('Men'));
    expect(isOpen('Men')).toBe(true);
    fireEvent.click(entry('Men'));
    expect(isOpen('Men')).toBe(false);
    expect(history.location.search).toBe('');
  });

  test('Enter opens it, arrows walk through it, Enter chooses, the focus is back at the category', async () => {
    const { user, history } = open();
    act(() => entry('Women').focus());
    await user.keyboard('{Enter}');
    expect(isOpen('Women')).toBe(true);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'T-Shirts' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(history.location.search).toBe('?category=Women&type=T-Shirts');
    expect(entry('Women')).toHaveFocus();
  });

  test('arrow down opens it too', async () => {
    const { user } = open();
    act(() => entry('Kids').focus());
    await user.keyboard('{ArrowDown}');
    expect(isOpen('Kids')).toBe(true);
  });

  test('Escape closes it and gives the focus back; also when a pointer opened it', async () => {
    const { user } = open();
    act(() => entry('Men').focus());
    await user.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(isOpen('Men')).toBe(false);
    expect(entry('Men')).toHaveFocus();
    hover('Women');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Women')).toBe(false);
  });

  test('it stays for a press that takes no focus, as Safari presses buttons', async () => {
    const { user, history } = open();
    act(() => entry('Men').focus());
    await user.keyboard('{Enter}');
    act(() => entry('Men').blur());
    fireEvent.click(screen.getByRole('button', { name: 'Belts' }));
    expect(history.location.search).toBe('?category=Men&type=Belts');
  });

  test('it closes when the focus goes on, and when somebody presses elsewhere', async () => {
    const { user } = open();
    act(() => entry('Kids').focus());
    await user.keyboard('{Enter}');
    act(() => entry('Men').focus());
    expect(isOpen('Kids')).toBe(false);
    fireEvent.click(entry('Women'));
    fireEvent.pointerDown(screen.getByText('Outside'));
    expect(isOpen('Women')).toBe(false);
  });
});

test('on a wide screen a shoe invites to the collection', async () => {
  fakeWidth(true);
  const { history } = open('/closet?category=Men&brand=Himal');
  hover('Men');
  fireEvent.click(await screen.findByRole('button', { name: 'Division Kicks Collection' }));
  expect(history.location.search).toBe('?shoes=1');
});
