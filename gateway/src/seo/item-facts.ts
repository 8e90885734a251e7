import { brand } from '@storefront/shared/content';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { paths } from '@storefront/shared/paths';
import type { DataFacts } from './page-facts';
import { breadcrumbs } from './schema/breadcrumbs';
import { offer } from './schema/offer';
import { addressOf, type Site } from './site';
import { soldSummary } from './summary';

/** Pictures offered to previews and search results. */
const PICTURES_SHOWN = 3;

/**
 * Returns the facts of `/csingle/{id}`: a closet item, its price and its availability. Leaves out `ratings`: staff
 * typed that number, so it is no rating in the sense of schema.org (C100).
 */
export function itemFacts(item: ClosetItem, path: string, site: Site): DataFacts {
  const { name, price, brand: maker, material, description, availableStock, colors } = item;
  const images = [item.image, ...colors.map(({ image }) => image)].filter((image) => image !== '');
  return {
    title: name,
    description: soldSummary(price, description),
    image: images[0] ?? null,
    schemas: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        sku: item._id,
        ...(description && { description }),
        ...(images.length > 0 && {
          image: [...new Set(images)].slice(0, PICTURES_SHOWN).map((image) => addressOf(site, image)),
        }),
        ...(maker && { brand: { '@type': 'Brand', name: maker } }),
        ...(material && { material }),
        ...(colors.length > 0 && { color: colors.map((color) => color.name).join(', ') }),
        offers: offer(price, availableStock > 0 ? 'InStock' : 'OutOfStock', path, site),
      },
      breadcrumbs(
        [
          [brand.name, paths.home()],
          ['Closet', paths.closet()],
          [name, path],
        ],
        site,
      ),
    ],
  };
}
