import { badField } from '@storefront/http/failure';
import { calls } from '@storefront/shared/contract/calls';
import * as messages from '@storefront/shared/messages';
import type { FastifyInstance } from 'fastify';
import type { RouteDeps } from '../../app/app-deps';
import { route } from '../../platform/http/contract-route';
import { replyWith } from '../../platform/http/reply';
import { createGalleryService } from './gallery-service';

/** Registers the calls under `/gallary` (§7). */
export function galleryRoutes(app: FastifyInstance, { db, media, now, responseCache }: RouteDeps): void {
  const gallery = createGalleryService(db, media, now);

  route(app, calls.listGallery, ({ query }) => gallery.list(query), { responseCache });

  route(app, calls.addGalleryImage, async ({ body, files, person }) => {
    const bytes = files.get('image');
    if (!bytes) throw badField('image', 'is required');
    return replyWith(
      messages.admin.imageAdded,
      await gallery.add({ ...body, alt: body.alt || body.title, bytes }, person.id),
    );
  });

  route(app, calls.updateGalleryImage, async ({ params, body, person }) =>
    replyWith('Image updated successfully', await gallery.update(params.id, body, person.id)),
  );

  route(app, calls.deleteGalleryImage, async ({ params, query, person }) => {
    await gallery.remove(params.id, query.version, person.id);
    return replyWith(messages.admin.imageDeleted, null);
  });
}
