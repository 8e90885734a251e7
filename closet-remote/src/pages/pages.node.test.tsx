/** @jest-environment node */
import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { renderPageToString } from '@storefront/shared/dev/testing/render-page-to-string';
import { callKey } from '@storefront/shared/query/call-query';
import { createQueryClient } from '@storefront/shared/query/query-client';
import CataloguePage from './CataloguePage';
import ItemPage from './ItemPage';

const clothes = demoClosetItems.filter(({ division }) => division === 'closet');
const shirt = clothes.find(({ name }) => name === 'Linen Shirt');

/** The first data that the page gateway writes into the HTML of these pages (remote.json). */
function primed() {
  const client = createQueryClient();
  client.setQueryData(callKey('listClosetItems', { query: { division: 'closet', page: 1 } }), clothes);
  client.setQueryData(callKey('getClosetItem', { params: { id: shirt?._id ?? '' } }), shirt);
  return client;
}

const catalogue = (path: string, isPrimed = false) =>
  renderPageToString(<CataloguePage />, { path, ...(isPrimed && { client: primed() }) });
const item = (query: string, isPrimed = false) =>
  renderPageToString(<ItemPage />, {
    path: `/csingle/${shirt?._id}${query}`,
    route: '/csingle/:id',
    ...(isPrimed && { client: primed() }),
  });

test.each(['/closet', '/khome', '/closet?shoes=1&category=Men&sort=name-asc'])(
  '%s renders without a browser and without data',
  (path) => {
    expect(typeof window).toBe('undefined');
    expect(catalogue(path)).toContain('Loading products');
  },
);

test('renders the catalogue with its items and the pictures of the first row', () => {
  const html = catalogue('/closet', true);
  expect(html).toContain('Featured Collection');
  expect(html).toContain('Linen Shirt');
  expect(html).toContain('Rs 2,899.50');
  const pieces = html.split('role="listitem"').filter((part) => part.includes('<h2'));
  expect(pieces).toHaveLength(5);
  const [lead = '', , , , last = ''] = pieces;
  expect(lead).toContain('fetchPriority="high"');
  expect(last).toContain('<noscript>');
});

test('renders the item without data, and with data in the colour of the address', () => {
  expect(item('')).toContain('Loading the product');
  const html = item('?color=Moss', true);
  expect(html).toContain('Colour: Moss');
  expect(html).toContain('Choose a size first');
  const moss = shirt?.colors.find(({ name }) => name === 'Moss')?.image;
  expect(html.split('&amp;').join('&')).toContain(`<a href="${moss}"`);
});
