import type { FastifyInstance } from 'fastify';
import type { MediaStore } from './media-store';
import { pictureTypeOf } from './picture-name';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `GET /media/:name`: content-addressed pictures, immutable, never run as a document (P64). Any other name is 404. */
export async function mediaRoutes(app: FastifyInstance, { store }: { store: MediaStore }): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const type = pictureTypeOf(name);
    const etag = `"${name}"`;
    // Pages of another origin show pictures too (ALLOWED_ORIGINS, API_ORIGIN).
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' });
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    if (type !== null && request.headers['if-none-match'] === etag) {
      return reply.code(304).header('etag', etag).header('cache-control', IMMUTABLE).send();
    }
    const bytes = type === null ? null : await store.read(name);
    // An empty file is left by a full disk or a broken copy; it must not stay in browsers for a year.
    if (type === null || bytes === null || bytes.length === 0) {
      reply.code(404).header('cache-control', 'no-store');
      return { success: false, message: 'Picture not found', data: null };
    }
    return reply.type(type).header('etag', etag).header('cache-control', IMMUTABLE).send(bytes);
  });
}
