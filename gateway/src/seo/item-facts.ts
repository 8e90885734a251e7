import { brand } from '@storefront/shared/content';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import { paths } from '@storefront/shared/paths';
import type { DataFacts } from './page-facts';
import { breadcrumbs } from './schema/breadcrumbs';
import { offer } from './schema/offer';
import { addressOf, type Site } from './site';
import { soldSummary } from './summary';

/** Pictures that a preview or a search result may choose from. */
const PICTURES_SHOWN = 3;

/**
 * The facts of `/csingle/{id}`: a piece of clothing, its price, and whether any is left. `ratings` is a number that
 * staff typed, of nobody knows how many people: it is no rating in the sense of schema.org and stays out (C100).
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
