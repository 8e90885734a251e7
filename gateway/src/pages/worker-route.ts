import type { FastifyInstance } from 'fastify';
import type { RegistrySource } from '../releases/registry-source';
import { accepts } from './compress-text';
import { contentType } from './content-type';
import { sendMissing } from './send-release-file';
import { findShellFile } from './shell-files';

interface Options {
  readonly source: RegistrySource;
  /** SERVICE_WORKER: `off` takes the worker out of every browser. */
  readonly hasWorker: boolean;
}

const PATH = '/sw.js';

/**
 * A worker that replaces the shop's, deletes all that it stored, Workbox's database of uses included, and unregisters.
 * Pages then come from the network alone.
 */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

/**
 * `GET /sw.js`: the service worker of the live shell, or with SERVICE_WORKER=off one that removes itself. Browsers look
 * for another one with every page load, so no cache on the way may answer.
 */
export function workerRoute(app: FastifyInstance, { source, hasWorker }: Options): void {
  app.get(PATH, async (request, reply) => {
    const takesBrotli = accepts('br', request.headers['accept-encoding']);
    const file = hasWorker ? await findShellFile(source, PATH, takesBrotli) : null;
    if (hasWorker && !file) return sendMissing(reply);
    if (file?.encoding) reply.header('content-encoding', file.encoding);
    reply.type(contentType(PATH)).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache');
    return file?.body ?? REMOVAL;
  });
}
