import { addressOf, type Site } from '../site';

/** Words of schema.org for whether something can be had. */
export type Availability = 'InStock' | 'OutOfStock' | 'InStoreOnly';

/** What something costs and whether it can be had. */
export const offer = (price: number, availability: Availability, path: string, site: Site) => ({
  '@type': 'Offer',
  price: price.toFixed(2),
  priceCurrency: 'NPR',
  availability: `https://schema.org/${availability}`,
  url: addressOf(site, path),
});
