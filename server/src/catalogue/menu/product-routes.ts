import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import { replyWith } from '../../platform/http/reply';
import { changeProducts } from './change-products';
import { markSoldOut } from './mark-sold-out';
import { moveCategory, moveProduct, readMenuOrder } from './menu-order';
import { readMenuPage } from './menu-page';
import { listPopularProducts } from './popular-products';
import { createProductEditService } from './product-edit-service';
import { selectSoldOut } from './product-queries';
import { createProductService } from './product-service';
import { productsToWire } from './product-to-wire';
import { renameCategory } from './rename-category';

/** Registers the calls under `/product` about products (§7). */
export function productRoutes(
  app: FastifyInstance,
  { db, media, now, responseCache, settingEvents }: RouteDeps,
): void {
  const products = createProductService(db);
  const editing = createProductEditService(db, media, now);

  route(app, calls.listMenu, ({ query }) => readMenuPage(db, query), { responseCache });

  route(app, calls.listPopularProducts, () => listPopularProducts(db), { responseCache });

  route(app, calls.listSoldOut, async () => productsToWire(db, await selectSoldOut(db)), { responseCache });

  route(app, calls.getProduct, ({ params }) => products.get(params.id));

  route(app, calls.searchProducts, ({ query }) => products.search(query));

  route(app, calls.listAdminProducts, ({ query }) => products.listForStaff(query));

  route(app, calls.getMenuOrder, ({ query }) => readMenuOrder(db, query));

  route(app, calls.moveProduct, async ({ params, body, person }) => {
    await moveProduct(db, params.id, body.before, { actor: person.id, at: now() });
    return replyWith(messages.admin.itemUpdated, null);
  });

  route(app, calls.moveCategory, async ({ body, person }) => {
    await moveCategory(db, body, { actor: person.id, at: now() });
    return replyWith(messages.admin.itemUpdated, null);
  });

  route(app, calls.renameCategory, async ({ body, person }) => {
    await renameCategory(db, body, { actor: person.id, at: now() });
    settingEvents.changed();
    return replyWith(messages.admin.itemUpdated, null);
  });

  route(app, calls.addProduct, async ({ body, files, person }) => {
    const added = await editing.add(body, files.get('image'), person.id);
    return replyWith(messages.admin.productAdded, added);
  });

  route(app, calls.updateProduct, async ({ params, body, sent, files, person }) => {
    const { description, ...fields } = body;
    const input = { ...fields, ...(sent.has('description') && { description }) };
    const product = await editing.update(params.id, input, files.get('image'), person.id);
    return replyWith(messages.admin.itemUpdated, product);
  });

  route(app, calls.markSoldOut, async ({ params, body, person }) => {
    const product = await markSoldOut(db, params.id, body, person.id, now());
    settingEvents.changed();
    return replyWith(messages.admin.itemUpdated, product);
  });

  route(app, calls.changeProducts, async ({ body, person }) =>
    replyWith(messages.admin.itemUpdated, await changeProducts(db, body, person.id, now())),
  );

  route(app, calls.deleteProduct, async ({ params, query, person }) => {
    await editing.remove(params.id, query.version, person.id);
    return replyWith(messages.admin.itemDeleted, null);
  });
}
