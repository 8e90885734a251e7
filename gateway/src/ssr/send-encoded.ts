import type { FastifyReply, FastifyRequest } from 'fastify';
import { codingFor } from '../pages/compress-text';
import { HTML, pageHeaders } from '../pages/send-html';
import type { EncodedPage } from './encode-page';

/** Returns whether `If-None-Match` has this ETag. Compares weakly, because a proxy may have weakened it. */
const holds = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((item) => item.trim().replace(/^W\//, '') === tag) ?? false;

/** Sends a cached page in the browser's coding, or 304 if the browser has it. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  isForVisitor: boolean,
): FastifyReply | Promise<FastifyReply> {
  const coding = codingFor(request);
  const tag = `"${page.tag}${coding ? `-${coding}` : ''}"`;
  reply.headers(pageHeaders({ csp: page.csp, isForVisitor })).header('etag', tag);
  if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (coding) reply.header('content-encoding', coding);
  reply.type(HTML);
  return coding === 'gzip'
    ? page.gzip().then((body) => reply.send(body))
    : reply.send(coding ? page.brotli : page.plain);
}
