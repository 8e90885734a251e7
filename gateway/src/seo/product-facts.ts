import { brand } from '@storefront/shared/content';
import type { Product } from '@storefront/shared/contract/entities/product';
import { paths } from '@storefront/shared/paths';
import { availability } from '@storefront/shared/rules/menu';
import type { DataFacts } from './page-facts';
import { breadcrumbs } from './schema/breadcrumbs';
import { offer } from './schema/offer';
import { addressOf, type Site } from './site';
import { soldSummary } from './summary';

/** Availability on the normal menu (C53), in terms of schema.org. */
const WORDS = { 'in-stock': 'InStock', 'table-only': 'InStoreOnly', 'sold-out': 'OutOfStock' } as const;

/** Returns the facts of `/single/{id}`: a product, its price, the lowest if it has options (C255), and its availability. */
export function productFacts(product: Product, path: string, site: Site): DataFacts {
  const { name, category, description, image } = product;
  const price = product.priceFrom ?? product.price;
  return {
    title: name,
    description: soldSummary(price, description),
    image: image || null,
    schemas: [
      {
        '@context': 'https://schema.org',
        '@type': ['Product', 'MenuItem'],
        name,
        ...(description && { description }),
        ...(image && { image: addressOf(site, image) }),
        category,
        offers: offer(price, WORDS[availability(product, 'normal')], path, site),
      },
      breadcrumbs(
        [
          [brand.name, paths.home()],
          ['Menu', paths.menu()],
          [name, path],
        ],
        site,
      ),
    ],
  };
}
