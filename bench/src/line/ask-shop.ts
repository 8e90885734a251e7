import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A complete response. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** A received request. */
export interface Question {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Hop-by-hop headers, which HTTP/2 does not allow. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'te']);

const withoutConnection = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_CONNECTION.has(name)),
  );

const agent = new Agent({ keepAlive: true });

/** Forwards a request to the shop and returns its response, still compressed. */
export function askShop(origin: string, { method, path, headers, body }: Question): Promise<WholeAnswer> {
  const own = {
    ...withoutConnection(headers),
    host: String(headers[':authority'] ?? headers.host),
    'x-forwarded-proto': 'https',
    ...(body.length > 0 && { 'content-length': body.length }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, headers: own, agent }, (answer) => {
      const whole = (bytes: Buffer) => ({
        status: answer.statusCode ?? 502,
        headers: withoutConnection(answer.headers),
        body: bytes,
      });
      buffer(answer).then((bytes) => resolve(whole(bytes)), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
