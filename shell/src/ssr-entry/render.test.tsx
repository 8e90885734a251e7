/** @jest-environment node */
import { demoGallery } from '@storefront/shared/dev/mocks/fixtures/gallery';
import { demoProducts } from '@storefront/shared/dev/mocks/fixtures/products';
import { useParams, useSearchParams } from '@storefront/shared/router';
import { use } from 'react';
import styled from 'styled-components';
import { routeTable } from '../routes/route-table';
import { ownPages } from './own-pages';
import { render } from './render';
import type { RenderInput, ServerRemote } from './render-input';

const coffee = demoProducts.filter(({ category }) => category === 'Coffee');

const about = {
  path: '/about',
  search: '',
  config: { apiOrigin: '', ownServer: true, otpEcho: false },
  firstData: [
    {
      key: ['listMenu', { query: { page: 1, limit: 40 } }],
      data: [{ _id: 'Coffee', products: coffee, count: coffee.length }],
    },
    { key: ['listPopularProducts', {}], data: [] },
    { key: ['listGallery', { query: {} }], data: demoGallery },
  ],
  remote: null,
} as const satisfies RenderInput;

const cafeWith = (MenuPage: ServerRemote['pages'][string]): ServerRemote => ({
  name: 'cafe',
  version: '1.0.0',
  requires: {},
  pages: { MenuPage, ProductPage: MenuPage },
});

const Dish = styled.h1`
  color: rebeccapurple;
`;

function DishPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return (
    <Dish>
      Dish {id} for table {search.get('table')}
    </Dish>
  );
}

const ownRows = routeTable.filter(({ render: isRendered, page }) => isRendered && page);

test('the server build has exactly the shell’s pages that the route table renders', () => {
  expect(Object.keys(ownPages).sort()).toEqual(ownRows.map(({ page }) => page).sort());
});

test('no server-rendered page has a guard', () => {
  expect(routeTable.filter(({ render: isRendered, guard }) => isRendered && guard)).toEqual([]);
});

test.each([
  ['/', 'Himalayan Cold Brew'],
  ['/about', 'About Chowk'],
  ['/gallary', demoGallery[0]?.title ?? '?'],
  ['/loyality', 'Earn &amp; Redeem'],
])('%s renders completely, in its layout, with its styles', async (path, text) => {
  expect(typeof window).toBe('undefined');
  const { html, css, styleAttributes } = await render({ ...about, path });
  expect(html).toContain(text);
  expect(html).toContain('8 AM to 9:30 PM (NST)');
  expect(html).toMatch(/<h1/);
  expect(html).not.toContain('One moment');
  expect(html).not.toContain('>Loading<');
  expect(css).toContain('display:grid');
  expect(styleAttributes).toMatch(/^data-styled="true" data-styled-version="[\d.]+"$/);
});

test('C176: / renders the dishes sold most under their heading, so nothing changes later', async () => {
  const data = { key: ['listPopularProducts', {}], data: coffee.slice(0, 4) } as const;
  const { html } = await render({ ...about, path: '/', firstData: [...about.firstData, data] });
  expect(html).toContain('Ordered most this week');
  expect(html).not.toContain('The chef recommends');
});

test('C333: a page of a remote below its prefix renders, with its parameters', async () => {
  const look = { page: null, remote: 'cafe', mood: 'cafe', title: 'Recipe' } as const;
  const routes = [{ ...look, path: '/recipes/:id', expose: 'ProductPage' }];
  const page = { ...about, path: '/recipes/momo', routes, remote: cafeWith(DishPage) };
  expect((await render(page)).html.replaceAll('<!-- -->', '')).toContain('Dish momo for table');
  await expect(render({ ...page, routes: [] })).rejects.toThrow(
    'there is no not-found/NotFoundPage to render',
  );
});

test('a remote’s page renders in its layout, with path parameters and table', async () => {
  const page = { ...about, path: '/single/abc', search: '?table=4', remote: cafeWith(DishPage) };
  const { html, css } = await render(page);
  expect(html.replaceAll('<!-- -->', '')).toMatch(
    /<main[^>]*><!--\$--><h1 class="[^"]+">Dish abc for table 4<\/h1>/,
  );
  expect(html).toContain('href="/cart?table=4"');
  expect(css).toContain('rebeccapurple');
});

test('two renders give the same page and share no state', async () => {
  const first = await render(about);
  await render({ ...about, path: '/', remote: null });
  expect(await render(about)).toEqual(first);
});

test('render rejects with the cause if a page throws or suspends', async () => {
  const never = new Promise<string>(() => {});
  const broken = new Error('a bug');
  const menuWith = (page: ServerRemote['pages'][string]) =>
    render({ ...about, path: '/menu', remote: cafeWith(page) });
  await expect(
    menuWith(() => {
      throw broken;
    }),
  ).rejects.toMatchObject({ message: 'a part of the page cannot be rendered', cause: broken });
  await expect(menuWith(() => use(never))).rejects.toThrow('a part of the page cannot be rendered');
});

test('render refuses a page that the remote lacks, and a shop with another server', async () => {
  await expect(render({ ...about, path: '/closet', remote: cafeWith(DishPage) })).rejects.toThrow(
    'there is no closet/CataloguePage to render',
  );
  const config = { ...about.config, ownServer: false };
  await expect(render({ ...about, config })).rejects.toThrow('another server');
});
