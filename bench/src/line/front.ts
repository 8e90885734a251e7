import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { askShop, type Question, type WholeAnswer } from './ask-shop';
import type { Certificate } from './certificate';
import { PriorityScheduler, readPriority } from './priority-scheduler';
import { type LineSettings, layLine, SLOW_LINE } from './slow-line';
import { SlowSocket } from './slow-socket';

/** One sent response. */
export interface Sent {
  readonly path: string;
  /** The request's `Sec-Fetch-Dest`: `document`, `script`, `image`, `empty`. */
  readonly destination: string;
  readonly bytes: number;
}

/** Answers a request without the shop; null: forwards it to the shop. */
export type OwnAnswers = (question: Question) => WholeAnswer | null;

export interface Front {
  readonly address: string;
  /** Responses sent since the last call. */
  takeSent(): readonly Sent[];
  /** Time since the last transfer ended, ms. */
  idleFor(): number;
  /** Ends all connections, so that the next request opens a new one. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** Pipes a socket connection in both directions. */
function passThrough(origin: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(origin);
  const behind = connect(Number(port), hostname, () => {
    const lines = request.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
    );
    behind.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    behind.write(head);
    behind.pipe(socket).pipe(behind);
  });
  behind.on('error', () => socket.destroy());
  socket.on('error', () => behind.destroy());
  socket.on('close', () => behind.destroy());
}

/**
 * Starts an HTTP/2 server over TLS at the far end of a simulated slow line. It is a reverse proxy of the shop and does
 * not change responses.
 */
export async function openFront(
  { key, cert }: Certificate,
  shop: string,
  ownAnswers: OwnAnswers = () => null,
  settings: LineSettings = SLOW_LINE,
): Promise<Front> {
  const line = layLine(settings);
  const turns = new WeakMap<object, PriorityScheduler>();
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  let sent: Sent[] = [];
  let underWay = 0;
  let quietSince = performance.now();

  const answer = async (stream: ServerHttp2Stream, question: Question) => {
    const { path, headers } = question;
    const { status, headers: own, body } = ownAnswers(question) ?? (await askShop(shop, question));
    if (stream.destroyed) return;
    stream.respond({ ':status': status, ...own });
    sent.push({ path, destination: String(headers['sec-fetch-dest'] ?? ''), bytes: body.length });
    if (body.length === 0) stream.end();
    else turns.get(stream.session ?? stream)?.add(stream, body, readPriority(String(headers.priority ?? '')));
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('session', (session) => {
    sessions.add(session);
    turns.set(session, new PriorityScheduler());
    session.on('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    underWay += 1;
    stream.on('error', () => {});
    stream.on('close', () => {
      underWay -= 1;
      quietSince = performance.now();
    });
    const method = String(headers[':method']);
    buffer(stream)
      .then((body) => answer(stream, { method, path: String(headers[':path']), headers, body }))
      .catch(() => stream.destroy());
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    passThrough(shop, request, socket, head),
  );
  server.on('sessionError', () => {});
  server.on('tlsClientError', () => {});

  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    server.emit('connection', new SlowSocket(socket, line));
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  const hangUp = () => {
    for (const session of sessions) session.destroy();
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `https://127.0.0.1:${port}`,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    idleFor: () => (underWay > 0 ? 0 : performance.now() - quietSince),
    hangUp,
    async stop() {
      hangUp();
      listener.close();
      await once(listener, 'close');
    },
  };
}
