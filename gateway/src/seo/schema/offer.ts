import { addressOf, type Site } from '../site';

/** Availabilities of schema.org. */
export type Availability = 'InStock' | 'OutOfStock' | 'InStoreOnly';

/** Returns the price and availability of an item. */
export const offer = (price: number, availability: Availability, path: string, site: Site) => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'NPR',
  availability: `https://schema.org/${availability}`,
  url: addressOf(site, path),
});
