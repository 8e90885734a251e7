import { mime } from '@fastify/send';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import { clientFile } from '@storefront/shared/delivery/remote-manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';

// Its table still has application/javascript, which RFC 9239 replaced.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

const FOREVER = { maxAge: '1y', immutable: true };
const AN_HOUR = { maxAge: '1h' };

/** The content of a file with a hash in its name never changes. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** Adds `reply.sendFile` for files of builds, with their brotli copies. */
export async function addReleaseFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'ignore' });
}

/** Answers 404 and forbids caching it: the file may be back at the next request. */
export function sendMissing(reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').callNotFound();
  return reply;
}

/**
 * Sends a file from the first of the `client/` folders that has it, with the cache-control of `options` or else of the
 * reply. Answers 404 if no folder has it, or if builds never use such a name.
 */
export function sendFileOf(
  folders: readonly string[],
  reply: FastifyReply,
  name: string,
  options: SendOptions,
): FastifyReply {
  if (folders.length === 0 || !clientFile.safeParse(name).success) return sendMissing(reply);
  reply.header('vary', 'Accept-Encoding');
  const rooted = { root: folders, ...options };
  return reply.sendFile(name, rooted);
}

/**
 * Sends a file like `sendFileOf`, for pages of any origin, with a long cache time. `isPinned`: the address names the
 * release.
 */
export function sendReleaseFile(
  folders: readonly string[],
  reply: FastifyReply,
  name: string,
  isPinned: boolean,
): FastifyReply {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // For a 404 only; sendFile replaces it.
    'cache-control': 'no-store',
  });
  return sendFileOf(folders, reply, name, isPinned || HASHED.test(name) ? FOREVER : AN_HOUR);
}
