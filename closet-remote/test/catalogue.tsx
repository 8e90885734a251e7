import type { mockShop } from '@storefront/shared/dev/testing/mock-shop';
import { renderPage } from '@storefront/shared/dev/testing/render-page';
import { screen, within } from '@testing-library/react';
import CataloguePage from '../src/pages/CataloguePage';

type MockShop = ReturnType<typeof mockShop>;

export const openCatalogue = (path = '/closet') => renderPage(<CataloguePage />, { path });

/** The names of the pieces, in their order. */
export const names = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading', { level: 2 }))
    .map(({ textContent }) => textContent);

/** Waits for a piece. */
export const shown = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The calls made of the closet's lists: of its items or of its brands. */
export const callsOf = (shop: MockShop, list: 'getall' | 'brands') =>
  shop.requests.filter((call) => call.includes(`/closet/${list}`));

const BRANDS: Readonly<Record<number, string>> = { 28: 'Dhaka', 29: 'Kantha' };

/** Thirty items for men, more than one page of 24; the last one, for women, and the one before have brands of their own. */
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
