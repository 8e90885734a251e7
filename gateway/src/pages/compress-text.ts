import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality while a visitor waits: less than a millisecond for a page. */
export const QUICK = 5;

interface Packed {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

/**
 * Returns the coding to send, by the request's `Accept-Encoding`: of several with the same weight the smallest. (The package
 * `accepts` takes the first that the browser lists, which is gzip.)
 */
export const codingFor = ({ headers }: FastifyRequest): Packed['encoding'] =>
  negotiate(String(headers['accept-encoding'] ?? ''), ['br', 'gzip']);

/** Compresses a text with the best coding that the browser takes. */
export async function compressText(text: string, request: FastifyRequest): Promise<Packed> {
  const plain = Buffer.from(text);
  const encoding = codingFor(request);
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUICK,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return { body: await brotli(plain, { params }), encoding };
  }
  return { body: encoding ? await zip(plain) : plain, encoding };
}
