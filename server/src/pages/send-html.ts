import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text';

interface HtmlAnswer {
  readonly status: number;
  readonly html: string;
  readonly csp: string;
  /** Whether another visitor would get another page. */
  readonly isForVisitor?: boolean;
}

/** Answers a page: packed, never cached unasked, and with the headers that keep it from being framed or sniffed. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: HtmlAnswer,
): Promise<Buffer> {
  const { body, encoding } = await compressText(answer.html, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .header('vary', answer.isForVisitor ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
    .header('cache-control', answer.isForVisitor ? 'private, no-cache' : 'no-cache')
    .header('content-security-policy', answer.csp);
  return body;
}
