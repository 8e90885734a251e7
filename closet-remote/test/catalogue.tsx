import type { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import CataloguePage from '../src/pages/CataloguePage';

type MockShop = ReturnType<typeof mockShop>;

export const openCatalogue = (path = '/closet') => renderPage(<CataloguePage />, { path });

/** Returns the names of the items in order. */
export const names = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading', { level: 2 }))
    .map(({ textContent }) => textContent);

/** Waits for an item. */
export const shown = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Returns the calls to a closet list: items or brands. */
export const callsOf = (shop: MockShop, list: 'getall' | 'brands') =>
  shop.requests.filter((call) => call.includes(`/closet/${list}`));

const BRANDS: Readonly<Record<number, string>> = { 28: 'Dhaka', 29: 'Kantha' };

/**
 * Fills the closet with thirty items for men: more than one page of 24. The last item is for women; it and the one
 * before have their own brands.
 */
export function fillCloset(shop: MockShop): void {
  const [shirt] = shop.world.closetItems;
  if (!shirt) throw new Error('no item');
  shop.world.closetItems = Array.from({ length: 30 }, (_, index) => ({
    ...shirt,
    _id: `item-${index}`,
    name: `Shirt ${index}`,
    brand: BRANDS[index] ?? 'Himal',
    category: index === 29 ? 'Women' : 'Men',
    price: 100 + index,
  }));
}
