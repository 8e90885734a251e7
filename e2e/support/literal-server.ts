import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import { literalCalls } from './literal-calls';
import { LiteralShop } from './literal-shop';
import { literalStaffCalls } from './literal-staff-calls';
import { LocalServer } from './local-server';

const SESSION = /(?:^|;\s*)session=(\w+)/;

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/')) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  }
  const text = bytes.toString();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Sets CORS headers: credentials for one origin, and `content-type` as the only allowed request header. */
function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
}

/**
 * A third-party server that implements §7 literally: no other call, field or header. It has its own origin and a
 * session cookie (§6).
 */
export class LiteralServer extends LocalServer {
  readonly shop = new LiteralShop();
  /** Received calls with their query, such as `GET product/getall?page=1&limit=40`. */
  readonly calls: string[] = [];
  /** Answers with status 200 instead of a call's own, by the call: `POST user/login`. */
  readonly substitutes = new Map<string, unknown>();
  /** Received calls that §7 does not list. */
  readonly unknownCalls: string[] = [];
  /** Origin of the pages. Set it when both servers run. */
  pagesOrigin = '';

  readonly #sockets = new Server(this.server, {
    cors: { origin: (_, allowed) => allowed(null, this.pagesOrigin), credentials: true },
  });

  /** Sends `new-order`, which §7 names without a payload. */
  announceOrder(): void {
    this.#sockets.emit('new-order');
  }

  /** Ends the sockets as well. */
  override async close(): Promise<void> {
    await this.#sockets.close();
    this.server.closeAllConnections();
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allow(response, this.pagesOrigin);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://api');
    const operation = `${request.method} ${pathname.replace('/api/v1/', '')}`;
    const session = SESSION.exec(request.headers.cookie ?? '')?.[1] ?? null;
    this.calls.push(`${operation}${search}`);
    const substitute = this.substitutes.get(operation);
    if (substitute !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(substitute));
      return;
    }
    for (const [pattern, call] of [...literalCalls, ...literalStaffCalls]) {
      const id = pattern.exec(operation)?.[1];
      if (!pattern.test(operation)) continue;
      const callRequest = { id: id ?? '', query: searchParams, body: await readBody(request), session };
      const { status = 200, cookie, ...answer } = call(this.shop, callRequest);
      if (cookie) response.setHeader('set-cookie', `session=${cookie}; Path=/; HttpOnly; SameSite=Lax`);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      return;
    }
    this.unknownCalls.push(operation);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"success":false,"message":"?"}');
  }
}
