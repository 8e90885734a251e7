import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from './compress-text';

interface HtmlAnswer {
  readonly status: number;
  readonly html: string;
  readonly csp: string;
  /** Whether the page depends on the visitor. */
  readonly isForVisitor?: boolean;
}

export const HTML = 'text/html; charset=utf-8';

/** Headers of every page. Browsers may store it, but must revalidate it before each use. */
export const pageHeaders = ({ csp, isForVisitor }: Pick<HtmlAnswer, 'csp' | 'isForVisitor'>) => ({
  vary: isForVisitor ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  'cache-control': isForVisitor ? 'private, no-cache' : 'no-cache',
  'content-security-policy': csp,
});

/** Sends a compressed page with its headers. */
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
