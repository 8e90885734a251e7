import { calls } from '@storefront/shared/contract/calls';
import type { ClosetItem } from '@storefront/shared/contract/entities/closet-item';
import type { Product } from '@storefront/shared/contract/entities/product';
import { isServed, mealtimeOf } from '@storefront/shared/rules/mealtimes';
import { isOrderable } from '@storefront/shared/rules/menu';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import type { Reader } from '../../platform/db/database';
import { inOrderOf } from '../../platform/db/lists/in-order-of';
import { route } from '../../platform/http/contract-route';
import { readMealtimes } from '../../settings/setting-queries';
import { selectCells } from '../closet/closet-cells';
import { closetItemToWire } from '../closet/closet-to-wire';
import { productsToWire } from '../menu/product-to-wire';
import { findCompanions } from './goes-with';

/** A page shows so many. */
const SHOWN = 3;

/** @param now ms: what is outside its mealtime then is left out (C263) */
async function listProducts(db: Reader, items: readonly string[], now: number): Promise<Product[]> {
  const ids = await findCompanions(db, 'product', items);
  if (ids.length === 0) return [];
  const query = db.selectFrom('products').selectAll().where('id', 'in', ids).where('deleted_at', 'is', null);
  const products = await productsToWire(db, inOrderOf(ids, await query.execute()));
  const mealtimes = await readMealtimes(db);
  return products
    .filter((product) => isOrderable(product, 'normal') && isServed(mealtimeOf(product, mealtimes), now))
    .slice(0, SHOWN);
}

async function listClosetItems(db: Reader, items: readonly string[]): Promise<ClosetItem[]> {
  const ids = await findCompanions(db, 'closet', items);
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('closet_items')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null);
  const cells = await selectCells(db, ids);
  const found = inOrderOf(ids, await query.execute()).map((row) =>
    closetItemToWire(row, cells.get(row.id) ?? null),
  );
  return found.filter(({ availableStock }) => availableStock > 0).slice(0, SHOWN);
}

/** Registers the calls that tell what goes well with items (C271). Neither is cached: mealtimes and stock change by themselves. */
export function goesWithRoutes(app: FastifyInstance, { db, now }: RouteDeps): void {
  route(app, calls.listGoesWith, ({ query }) => listProducts(db, query.ids, now()));
  route(app, calls.listClosetGoesWith, ({ query }) => listClosetItems(db, query.ids));
}
