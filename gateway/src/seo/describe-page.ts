import { description } from '@storefront/shared/content';
import { closetItem } from '@storefront/shared/contract/entities/closet-item';
import { product } from '@storefront/shared/contract/entities/product';
import { shopSettings } from '@storefront/shared/contract/entities/shop-settings';
import type { CallName } from '@storefront/shared/contract/routes';
import type { FirstDatum } from '@storefront/shared/delivery/first-data';
import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import { paths } from '@storefront/shared/paths';
import { isPrefix } from '@storefront/shared/paths/compose-routes';
import type { z } from 'zod';
import { canonicalPath } from './canonical-path';
import { itemFacts } from './item-facts';
import type { DataFacts, PageFacts } from './page-facts';
import { productFacts } from './product-facts';
import { cafeSchema } from './schema/cafe-schema';
import type { Site } from './site';

/** A page to describe. */
export interface DescribedPage {
  readonly path: string;
  readonly route: ShopRoute;
  readonly routes: readonly ShopRoute[];
  /** Whether it is sent with status 404. */
  readonly isMissing: boolean;
  /** Its first data; empty if another server answers the API. */
  readonly data: readonly FirstDatum[];
}

/** Pages about the shop itself. Its data names the menu, whose page is heavy enough without it. */
const ABOUT_THE_HOUSE: ReadonlySet<string> = new Set([paths.home(), paths.about()]);

/** Returns a call's answer in the first data; null if it is missing or does not match the schema. */
function findAnswer<S extends z.ZodType>(
  data: readonly FirstDatum[],
  name: CallName,
  schema: S,
): z.output<S> | null {
  const found = data.find(({ key: [call] }) => call === name);
  return found ? (schema.safeParse(found.data).data ?? null) : null;
}

function factsOfData(data: readonly FirstDatum[], path: string, site: Site): DataFacts | null {
  const dish = findAnswer(data, 'getProduct', product);
  if (dish) return productFacts(dish, path, site);
  const item = findAnswer(data, 'getClosetItem', closetItem);
  return item && itemFacts(item, path, site);
}

/** Returns title, description, picture and structured data of a page: from its route, or from the item on it. */
export function describePage({ path, route, routes, isMissing, data }: DescribedPage, site: Site): PageFacts {
  const canonical = canonicalPath(routes, route, path);
  const isHouse = ABOUT_THE_HOUSE.has(canonical);
  const settings = isHouse ? findAnswer(data, 'getSettings', shopSettings) : null;
  return {
    title: route.title,
    description: route.description ?? description,
    image: null,
    schemas: isHouse ? [cafeSchema(settings, site)] : [],
    canonical,
    isIndexed: !isMissing && !route.guard && !route.noindex && !isPrefix(route),
    ...factsOfData(data, canonical, site),
  };
}
