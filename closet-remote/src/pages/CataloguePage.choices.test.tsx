import { fakeScroll, scrollToEnd } from '@storefront/shared/dev/testing/fake-scroll';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import CataloguePage from './CataloguePage';

const shop = mockShop();
fakeScroll();
beforeEach(() => fakeWidth(false));

const open = (path = '/closet') => renderPage(<CataloguePage />, { path });
const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pages = () =>
  shop.requests
    .filter((call) => call.includes('/closet/getall'))
    .map((call) => new URL(call.replace('GET ', ''), 'http://shop'));

describe('§5: the four sorts', () => {
  test.each([
    ['Price: low to high', ['Everyday T-Shirt', 'Wool Scarf', 'Wrap Blouse', 'Linen Shirt', 'Rain Hoodie']],
    ['Price: high to low', ['Rain Hoodie', 'Linen Shirt', 'Wrap Blouse', 'Wool Scarf', 'Everyday T-Shirt']],
    ['Name: A to Z', ['Everyday T-Shirt', 'Linen Shirt', 'Rain Hoodie', 'Wool Scarf', 'Wrap Blouse']],
    ['Name: Z to A', ['Wrap Blouse', 'Wool Scarf', 'Rain Hoodie', 'Linen Shirt', 'Everyday T-Shirt']],
  ])('%s', async (label, expected) => {
    const { user } = open();
    await shown('Linen Shirt');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), label);
    await waitFor(() => expect(names()).toEqual(expected));
  });
});

test.each([
  ['Men', '?brand=Himal'],
  ['Shirts', '?category=Men&brand=Himal'],
  ['Himal', '?category=Men&type=Shirts'],
])('§2: the chip of %s removes that filter; a category removes its type too', async (chip, left) => {
  const { user, history } = open('/closet?category=Men&type=Shirts&brand=Himal');
  await user.click(await screen.findByRole('button', { name: `Remove filter ${chip}` }));
  expect(history.location.search).toBe(left);
});

describe('§4: page 1 again', () => {
  function fillCloset() {
    const [shirt] = shop.world.closetItems;
    if (!shirt) throw new Error('no item');
    shop.world.closetItems = Array.from({ length: 60 }, (_, index) => ({
      ...shirt,
      _id: `item-${index}`,
      name: `Shirt ${index}`,
      division: index % 2 === 0 ? ('closet' as const) : ('kicks' as const),
    }));
  }

  const pick = (select: string, option: string) => (user: UserEvent) =>
    user.selectOptions(screen.getByRole('combobox', { name: select }), option);
  const press = (name: string) => (user: UserEvent) => user.click(screen.getByRole('button', { name }));

  test.each([
    ['collection', press('Shop Shoes'), 'division=kicks'],
    ['brand', pick('Brand', 'Himal'), 'brand=Himal'],
    ['sort', pick('Sort', 'Name: Z to A'), 'sort=name-desc'],
  ])('after another %s', async (_, choose, asked) => {
    fillCloset();
    const { user } = open();
    await shown('Shirt 0');
    scrollToEnd();
    await shown('Shirt 58');
    expect(pages().at(-1)?.searchParams.get('page')).toBe('2');
    await choose(user);
    await waitFor(() => expect(pages().at(-1)?.search).toContain(asked));
    expect(pages().at(-1)?.searchParams.get('page')).toBe('1');
  });
});

test('§2: a swatch switches the picture by keyboard too', async () => {
  const { user } = open();
  await shown('Linen Shirt');
  const piece = within(screen.getByRole('listitem', { name: 'Linen Shirt' }));
  piece.getByRole('button', { name: 'White' }).focus();
  await user.keyboard('{Tab}{Enter}');
  expect(piece.getByRole('button', { name: 'Moss' })).toHaveAttribute('aria-pressed', 'true');
  expect(piece.getByRole('link')).toHaveAttribute('href', '/csingle/closet-2?color=Moss');
});

test('asks for pictures in the width of the grid', async () => {
  const srcset = [{ url: '/media/a-320.avif', width: 320 }];
  const imageSet = {
    width: 960,
    height: 1200,
    color: '#ddb194',
    sources: [{ type: 'image/avif' as const, srcset }],
  };
  shop.world.closetItems = shop.world.closetItems.map((item) => ({ ...item, colors: [], imageSet }));
  const { container } = open();
  await shown('Linen Shirt');
  const [first] = container.querySelectorAll('[role=listitem] source');
  expect(first).toHaveAttribute('sizes', '(min-width: 1280px) 285px, (min-width: 1024px) 33vw, 50vw');
  const loading = [...container.querySelectorAll('[role=listitem] img')].map((image) =>
    image.getAttribute('loading'),
  );
  expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
});
