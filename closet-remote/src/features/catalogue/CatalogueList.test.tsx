import { demoClosetItems } from '@storefront/shared/dev/mocks/fixtures/closet-items';
import { fakeScroll } from '@storefront/shared/dev/testing/fake-scroll';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { CatalogueList } from './CatalogueList';
import type { Catalogue } from './use-catalogue';

fakeScroll();

const catalogueOf = (items: Catalogue['items']): Catalogue => ({
  items,
  isPending: false,
  error: null,
  moreError: null,
  hasMore: true,
  isLoadingMore: false,
  pages: 1,
  loadMore: () => {},
  retry: () => {},
});

let drawn: string[] = [];

/** Items that record when they render. */
const items = demoClosetItems.slice(0, 5).map(
  (item) =>
    new Proxy(item, {
      get(target, name) {
        if (name === 'material') drawn.push(target.name);
        return Reflect.get(target, name);
      },
    }),
);

function Growing() {
  const [count, setCount] = useState(3);
  const catalogue = catalogueOf(items.slice(0, count));
  return (
    <>
      <CatalogueList catalogue={catalogue} isShoes={false} isFiltered={false} onClear={() => {}} />
      <button type="button" onClick={() => setCount(5)}>
        Another page
      </button>
    </>
  );
}

test('loading another page renders its own items and no earlier one', () => {
  renderPage(<Growing />, { path: '/closet' });
  expect(new Set(drawn).size).toBe(3);
  drawn = [];
  fireEvent.click(screen.getByRole('button', { name: 'Another page' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  expect([...new Set(drawn)]).toEqual(demoClosetItems.slice(3, 5).map(({ name }) => name));
});
