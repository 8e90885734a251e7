import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { API_BASE } from '@storefront/shared/contract/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { describeApi } from './document';
import { referencePage } from './page/page';
import { style } from './page/style';

const hash = createHash('sha256').update(style).digest('base64');

/** Policy of the page: only its own style, by hash (C91). */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const send = (reply: FastifyReply, type: string, text: string | Buffer) =>
  reply
    .type(type)
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    })
    .send(text);

function createReference() {
  const document = describeApi();
  const json = JSON.stringify(document);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return { json, packed: gzipSync(json), etag, page: referencePage(document) };
}

/**
 * Serves `GET /api/v1/openapi.json`, and `GET /api` for people. Creates both from the contract at the first request: that
 * takes as long as all the rest of a start.
 */
export function registerReference(app: FastifyInstance): void {
  let created: ReturnType<typeof createReference> | undefined;
  const reference = () => {
    created ??= createReference();
    return created;
  };
  app.get(`${API_BASE}/openapi.json`, ({ headers }, reply) => {
    const { json, packed, etag } = reference();
    reply.headers({ etag: `W/${etag}`, vary: 'accept-encoding' });
    if (headers['if-none-match']?.includes(etag)) return send(reply.code(304), 'application/json', '');
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return send(reply, 'application/json', json);
    return send(reply.header('content-encoding', 'gzip'), 'application/json', packed);
  });
  app.get('/api', (_request, reply) => send(reply, 'text/html; charset=utf-8', reference().page));
}
