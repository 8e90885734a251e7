import type { Socket } from 'node:net';
import type { FailureEnvelope } from '@storefront/shared/contract/envelope';
import type { ConnectionError } from 'fastify';
import { SAFE_HEADERS } from './safe-headers';

const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The address or the headers are longer than can be taken',
  ],
};

/** Answers malformed HTTP with an error in the envelope, and closes the connection. */
export function answerMalformed(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = REFUSALS[error.code] ?? ['400 Bad Request', 'The request is not valid'];
  const body = JSON.stringify({ success: false, message, data: null } satisfies FailureEnvelope);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(SAFE_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
