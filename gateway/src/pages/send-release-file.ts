import { mime } from '@fastify/send';
import fastifyStatic, { type SendOptions } from '@fastify/static';
import { clientFile } from '@storefront/shared/delivery/remote-manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReleaseGuard } from '../releases/release-guard';
import { releasePaths } from '../releases/release-paths';

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

/** Releases of a part that may have a file. */
export interface FileSource {
  readonly dataDir: string;
  readonly guard: ReleaseGuard;
  readonly part: string;
  readonly releases: readonly string[];
}

/**
 * Sends a file from the first of the releases that has it as it was released, with the cache-control of `options` or else of the
 * reply. Answers 404 if none has it, or if builds never use such a name.
 */
export async function sendFileOf(
  { dataDir, guard, part, releases }: FileSource,
  reply: FastifyReply,
  name: string,
  options: SendOptions,
): Promise<FastifyReply> {
  if (!clientFile.safeParse(name).success) return sendMissing(reply);
  for (const release of releases) {
    if (!(await guard.isSound(part, release, `client/${name}`))) continue;
    reply.header('vary', 'Accept-Encoding');
    return reply.sendFile(name, releasePaths.client(dataDir, part, release), options);
  }
  return sendMissing(reply);
}

/**
 * Sends a file like `sendFileOf`, for pages of any origin, with a long cache time. `isPinned`: the address names the
 * release.
 */
export function sendReleaseFile(
  source: FileSource,
  reply: FastifyReply,
  name: string,
  isPinned: boolean,
): Promise<FastifyReply> {
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // For a 404 only; sendFile replaces it.
    'cache-control': 'no-store',
  });
  return sendFileOf(source, reply, name, isPinned || HASHED.test(name) ? FOREVER : AN_HOUR);
}
