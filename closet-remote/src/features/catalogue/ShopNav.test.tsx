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
/** jsdom has no pointer events; React derives enter and leave from over and out. */
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

test('§3: hovering a category shows its clothing and shoe types', () => {
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

test('§9: closes 300 ms after the pointer left, and stays if it returns', () => {
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

test('hovering another category switches the menu at once', () => {
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

test('a shoe type opens the shoes, a clothing type the clothes; either clears the brand', () => {
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
  test('a touch or key press opens and closes it', () => {
    const { history } = open();
    point('pointerover', 'Men', 'touch');
    expect(isOpen('Men')).toBe(false);
    fireEvent.click(entry('Men'));
    expect(isOpen('Men')).toBe(true);
    fireEvent.click(entry('Men'));
    expect(isOpen('Men')).toBe(false);
    expect(history.location.search).toBe('');
  });

  test('Enter opens it, arrows move in it, Enter chooses and returns the focus to the category', async () => {
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

  test('Escape closes it and returns the focus, also if a pointer opened it', async () => {
    const { user } = open();
    act(() => entry('Men').focus());
    await user.keyboard('{Enter}{ArrowDown}{Escape}');
    expect(isOpen('Men')).toBe(false);
    expect(entry('Men')).toHaveFocus();
    hover('Women');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen('Women')).toBe(false);
  });

  test('stays open for a press without focus, as in Safari', async () => {
    const { user, history } = open();
    act(() => entry('Men').focus());
    await user.keyboard('{Enter}');
    act(() => entry('Men').blur());
    fireEvent.click(screen.getByRole('button', { name: 'Belts' }));
    expect(history.location.search).toBe('?category=Men&type=Belts');
  });

  test('closes when the focus leaves and on a press outside', async () => {
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

test('shows a link to the shoes on a wide screen', async () => {
  fakeWidth(true);
  const { history } = open('/closet?category=Men&brand=Himal');
  hover('Men');
  fireEvent.click(await screen.findByRole('button', { name: 'Division Kicks Collection' }));
  expect(history.location.search).toBe('?shoes=1');
});
