import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text';

interface HtmlAnswer {
  readonly status: number;
  readonly html: string;
  readonly csp: string;
  /** Whether another visitor would get another page. */
  readonly isForVisitor?: boolean;
}

export const HTML = 'text/html; charset=utf-8';

/** What every page says of itself: it may be kept, but never shown unasked. */
export const pageHeaders = ({ csp, isForVisitor }: Pick<HtmlAnswer, 'csp' | 'isForVisitor'>) => ({
  vary: isForVisitor ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  'cache-control': isForVisitor ? 'private, no-cache' : 'no-cache',
  'content-security-policy': csp,
});

/** Answers a page: packed, never cached unasked, and with the headers that keep it from being framed or sniffed. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: HtmlAnswer,
): Promise<Buffer> {
  const { body, encoding } = await compressText(answer.html, request);
  if (encoding) reply.header('content-encoding', encoding);
  reply.code(answer.status).type(HTML).headers(pageHeaders(answer));
  return body;
}
