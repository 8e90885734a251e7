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

/** Takes the place of a worker, forgets what it kept, and goes; pages then come from the network alone. */
const LEAVING = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('shop-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * `GET /sw.js`, the service worker of the live shell. Browsers look for another one with every page that they open, so
 * it is never kept on the way; with SERVICE_WORKER=off they get one that removes itself and all that was kept.
 */
export function workerRoute(app: FastifyInstance, { source, hasWorker }: Options): void {
  app.get(PATH, async (request, reply) => {
    const takesBrotli = accepts('br', request.headers['accept-encoding']);
    const file = hasWorker ? await findShellFile(source, PATH, takesBrotli) : null;
    if (hasWorker && !file) return sendMissing(reply);
    if (file?.encoding) reply.header('content-encoding', file.encoding);
    reply.type(contentType(PATH)).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache');
    return file?.body ?? LEAVING;
  });
}
