import { brand } from '@storefront/shared/content';
import { closetItem } from '@storefront/shared/contract/entities/closet-item';
import { product } from '@storefront/shared/contract/entities/product';
import { shopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { FirstDatum } from '@storefront/shared/delivery/first-data';
import type { ShopRoute } from '@storefront/shared/delivery/shell-manifest';
import { paths } from '@storefront/shared/paths';
import { canonicalPath } from './canonical-path';
import { findAnswer } from './find-answer';
import { itemFacts } from './item-facts';
import type { DataFacts, PageFacts } from './page-facts';
import { productFacts } from './product-facts';
import { cafeSchema } from './schema/cafe-schema';
import type { Site } from './site';

/** A page that the gateway is about to send. */
export interface DescribedPage {
  readonly path: string;
  readonly route: ShopRoute;
  readonly routes: readonly ShopRoute[];
  /** Whether it comes as a 404. */
  readonly isMissing: boolean;
  /** What comes with it; empty where another server has the data. */
  readonly data: readonly FirstDatum[];
}

/** Pages about the house itself. */
const ABOUT_THE_HOUSE: ReadonlySet<string> = new Set([paths.home(), paths.menu(), paths.about()]);

function factsOfData(data: readonly FirstDatum[], path: string, site: Site): DataFacts | null {
  const dish = findAnswer(data, 'getProduct', product);
  if (dish) return productFacts(dish, path, site);
  const item = findAnswer(data, 'getClosetItem', closetItem);
  return item && itemFacts(item, path, site);
}

/** What a page says of itself: the words of its row in the route table, or of what is sold on it. */
export function describePage({ path, route, routes, isMissing, data }: DescribedPage, site: Site): PageFacts {
  const canonical = canonicalPath(routes, route, path);
  const isHouse = ABOUT_THE_HOUSE.has(canonical);
  const settings = isHouse ? findAnswer(data, 'getSettings', shopSettings) : null;
  return {
    title: route.title,
    description: route.description ?? brand.description,
    image: null,
    schemas: isHouse ? [cafeSchema(settings, site)] : [],
    canonical,
    isIndexed: !isMissing && !route.guard && !route.noindex,
    ...factsOfData(data, canonical, site),
  };
}
