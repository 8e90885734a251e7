import type { ShopRoute } from '@storefront/shared/delivery/route-table';
import table from '../../routes.json';

/** The route table (§2): the one place that says which page an address shows. The build leaves out what only the gateway reads. */
export const routeTable = table as readonly ShopRoute[];
