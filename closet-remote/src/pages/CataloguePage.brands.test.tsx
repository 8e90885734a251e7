import { PAGE_BLOCKS } from '@storefront/shared/config';
import { fakeScroll } from '@storefront/shared/testing/fake-scroll';
import { mockShop } from '@storefront/shared/testing/mock-shop';
import { renderPage } from '@storefront/shared/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeWidth } from '../../test/fake-width';
import CataloguePage from './CataloguePage';

const shop = mockShop();
fakeScroll();
beforeEach(() => {
  fakeWidth(false);
  fillCloset();
});

const open = (path = '/closet') => renderPage(<CataloguePage />, { path });
const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
const choices = () =>
  within(screen.getByRole('combobox', { name: 'Brand' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const calls = (path: string) => shop.requests.filter((call) => call.includes(`/closet/${path}`));

/** Thirty items, the last ones of two brands that no first page of 24 has; one of them for women. */
function fillCloset() {
  const [shirt] = shop.world.closetItems;
  if (!shirt) throw new Error('no item');
  shop.world.closetItems = Array.from({ length: 30 }, (_, index) => ({
    ...shirt,
    _id: `item-${index}`,
    name: `Shirt ${index}`,
    brand: index < 28 ? 'Himal' : index === 28 ? 'Dhaka' : 'Kantha',
    category: index === 29 ? ('Women' as const) : ('Men' as const),
  }));
}

test('C112: the brands of pages that nobody has seen yet can be chosen', async () => {
  const { user } = open();
  await waitFor(() => expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal', 'Kantha']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Kantha');
  expect(await shown('Shirt 29')).toBeInTheDocument();
  expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal', 'Kantha']);
});

test('C112: in a category they are those of the category, and the chosen one', async () => {
  open('/closet?category=men&brand=Kantha');
  await waitFor(() => expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal', 'Kantha']));
  expect(calls('brands')).toEqual([expect.stringContaining('division=closet&category=Men')]);
});

test('they are asked for once, and no unfiltered page for their sake', async () => {
  open('/closet?brand=Dhaka');
  await shown('Shirt 28');
  await waitFor(() => expect(choices()).toHaveLength(4));
  expect([calls('brands'), calls('getall')].map(({ length }) => length)).toEqual([1, 1]);
});

describe('where the server cannot tell', () => {
  test('they are those of the loaded pages, the others of a chosen one among them', async () => {
    shop.server.use(http.get('*/closet/brands', () => HttpResponse.json({}, { status: 404 })));
    open('/closet?brand=Dhaka');
    await waitFor(() => expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal']));
  });

  test('C86: a server of §7 alone is not even asked', async () => {
    const block = document.createElement('script');
    block.id = PAGE_BLOCKS.config;
    block.type = 'application/json';
    block.textContent = JSON.stringify({ ownServer: false });
    document.body.append(block);
    open();
    await shown('Shirt 0');
    expect(choices()).toEqual(['All brands', 'Himal']);
    expect(calls('brands')).toEqual([]);
    block.remove();
  });
});
