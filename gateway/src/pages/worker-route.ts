import type { FastifyInstance } from 'fastify';
import type { RegistrySource } from '../releases/registry-source';
import type { ReleaseGuard } from '../releases/release-guard';
import { sendFileOf } from './send-release-file';
import { shellFiles } from './shell-files';

interface Options {
  readonly source: RegistrySource;
  readonly guard: ReleaseGuard;
  /** SERVICE_WORKER: `off` removes the worker from every browser. */
  readonly hasWorker: boolean;
}

const NAME = 'sw.js';

/**
 * A worker that replaces the shop's, deletes its caches and Workbox's database, and unregisters itself. Pages then come
 * from the network only.
 */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

/**
 * `GET /sw.js`: the service worker of the live shell, or with SERVICE_WORKER=off one that removes itself. Browsers
 * check for a new one at every page load, so no cache may answer.
 */
export function workerRoute(app: FastifyInstance, { source, guard, hasWorker }: Options): void {
  app.get(`/${NAME}`, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return hasWorker
      ? sendFileOf(await shellFiles(source, guard), reply, NAME, { cacheControl: false })
      : reply.type('text/javascript; charset=utf-8').send(REMOVAL);
  });
}
