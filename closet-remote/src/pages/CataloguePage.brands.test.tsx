import { PAGE_BLOCKS } from '@storefront/shared/config';
import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { fakeWidth } from '@storefront/shared/dev/testing/fake-width';
import { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { callsOf, fillCloset, openCatalogue, shown } from '../../test/catalogue';

const shop = mockShop();
fakeScroll();
beforeEach(() => {
  fakeWidth(false);
  fillCloset(shop);
});

const choices = () =>
  within(screen.getByRole('combobox', { name: 'Brand' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('C112: offers the brands of unloaded pages', async () => {
  const { user } = openCatalogue();
  await waitFor(() => expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal', 'Kantha']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Kantha');
  expect(await shown('Shirt 29')).toBeInTheDocument();
  expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal', 'Kantha']);
});

test('C112: offers the brands of the category and the chosen brand', async () => {
  openCatalogue('/closet?category=men&brand=Kantha');
  await waitFor(() => expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal', 'Kantha']));
  expect(callsOf(shop, 'brands')).toEqual([expect.stringContaining('division=closet&category=Men')]);
});

test('asks for brands once and loads no unfiltered page', async () => {
  openCatalogue('/closet?brand=Dhaka');
  await shown('Shirt 28');
  await waitFor(() => expect(choices()).toHaveLength(4));
  expect([callsOf(shop, 'brands'), callsOf(shop, 'getall')].map(({ length }) => length)).toEqual([1, 1]);
});

describe('a server without a list of brands', () => {
  test('offers the brands of the loaded pages, also with a brand chosen', async () => {
    shop.server.use(http.get('*/closet/brands', () => HttpResponse.json({}, { status: 404 })));
    openCatalogue('/closet?brand=Dhaka');
    await waitFor(() => expect(choices()).toEqual(['All brands', 'Dhaka', 'Himal']));
  });

  test('C86: does not ask a server that follows §7 only', async () => {
    const block = document.createElement('script');
    block.id = PAGE_BLOCKS.config;
    block.type = 'application/json';
    block.textContent = JSON.stringify({ ownServer: false });
    document.body.append(block);
    openCatalogue();
    await shown('Shirt 0');
    expect(choices()).toEqual(['All brands', 'Himal']);
    expect(callsOf(shop, 'brands')).toEqual([]);
    block.remove();
  });
});
