import type { FastifyReply } from 'fastify';
import { contentType } from './content-type';
import type { ReleaseFile } from './release-file';

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Names that carry a hash of their content never mean anything else. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

/** Answers a file of a release; `isPinned` where the address names the release, so that it never changes. */
export function sendReleaseFile(
  reply: FastifyReply,
  name: string,
  file: ReleaseFile,
  isPinned: boolean,
): Buffer {
  if (file.encoding) reply.header('content-encoding', file.encoding);
  reply
    .type(contentType(name))
    .header('vary', 'Accept-Encoding')
    .header('cache-control', isPinned || HASHED.test(name) ? FOREVER : AN_HOUR)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  return file.body;
}

/** A missing file is never remembered: it may be back at the next try. */
export function sendMissing(reply: FastifyReply): string {
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  return 'There is no such file.\n';
}
