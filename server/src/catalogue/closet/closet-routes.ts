import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import { replyWith } from '../../platform/http/reply';
import { changeClosetItems } from './change-closet-items';
import { listBrands } from './closet-brands';
import { createClosetEditService } from './closet-edit-service';
import { createClosetService } from './closet-service';
import { readFormColors } from './form-colors';
import { moveStock } from './move-stock';
import { listStockEvents } from './stock-events';

/** Texts that the schema reads as null if they were not sent. */
const TEXTS = ['brand', 'material', 'description', 'gender'] as const;

/** Removes texts that the form did not have, so that they keep their values (C61). */
function onlySent<B extends { readonly [T in (typeof TEXTS)[number]]?: string | null | undefined }>(
  body: B,
  sent: ReadonlySet<string>,
): B {
  return {
    ...body,
    ...Object.fromEntries(TEXTS.filter((name) => !sent.has(name)).map((name) => [name, undefined])),
  };
}

/** Registers the calls under `/closet` (§7). */
export function closetRoutes(
  app: FastifyInstance,
  { db, media, now, responseCache, stockCache }: RouteDeps,
): void {
  const closet = createClosetService(db);
  const editing = createClosetEditService(db, media, now);

  route(app, calls.listClosetItems, ({ query }) => closet.list(query), { responseCache: stockCache });

  route(app, calls.listClosetBrands, ({ query }) => listBrands(db, query), { responseCache });

  route(app, calls.getClosetItem, ({ params }) => closet.get(params.id), {
    responseCache: stockCache,
  });

  route(app, calls.addClosetItem, async ({ body, files, person }) => {
    const item = await editing.add(body, readFormColors(body, files), person.id);
    return replyWith(messages.admin.itemAdded, item);
  });

  route(app, calls.updateClosetItem, async ({ params, body, sent, files, person }) => {
    const colors = readFormColors(body, files);
    const item = await editing.update(params.id, onlySent(body, sent), colors, person.id);
    return replyWith(messages.admin.itemUpdated, item);
  });

  route(app, calls.moveStock, async ({ params: { id }, headers, body, person }) => {
    const key = headers['idempotency-key']?.toLowerCase();
    return replyWith(
      'Stock updated',
      await moveStock(db, now, { id, actor: person.id, movement: body, key }),
    );
  });

  route(app, calls.listStockEvents, ({ params, query }) => listStockEvents(db, params.id, query));

  route(app, calls.changeClosetItems, async ({ body, person }) =>
    replyWith(messages.admin.itemUpdated, await changeClosetItems(db, body, person.id, now())),
  );

  route(app, calls.deleteClosetItem, async ({ params, query, person }) => {
    await editing.remove(params.id, query.version, person.id);
    return replyWith(messages.admin.itemDeleted, null);
  });
}
