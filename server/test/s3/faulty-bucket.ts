import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultyBucket {
  /** The address of the bucket, by way of this proxy. */
  readonly url: string;
  /** The next request is answered with 503: `before` the bucket has got it, or `after` it has done it. */
  failNext(when: 'before' | 'after'): void;
  /** Refuses from now on to write objects whose keys contain this text. */
  refuseWrites(text: string): void;
  /** Refuses from now on to read these objects. */
  refuseReads(text: string): void;
  /** From now on nothing answers. */
  close(): Promise<void>;
}

/** Starts an HTTP proxy in front of a bucket, with the faults of a busy server and of a network. */
export async function startFaultyBucket(url: string): Promise<FaultyBucket> {
  const { hostname, port } = new URL(new URL(url).searchParams.get('endpoint') ?? '');
  let fault: 'before' | 'after' | null = null;
  let refused: { readonly method: string; readonly text: string } | null = null;
  const server = createServer((asked, reply) => {
    const now = fault;
    fault = null;
    const fail = () => reply.writeHead(503).end();
    if (now === 'before') return asked.resume().once('end', fail);
    const { method, url: path = '/', headers } = asked;
    if (refused !== null && method === refused.method && path.includes(refused.text))
      return asked.resume().once('end', () => reply.writeHead(403).end());
    const passed = request({ host: hostname, port, method, path, headers }, (answer) => {
      if (now === 'after') return answer.resume().once('end', fail);
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(reply);
    });
    passed.on('error', fail);
    return asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxied = new URL(url);
  proxied.searchParams.set('endpoint', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    url: proxied.href,
    failNext(when) {
      fault = when;
    },
    refuseWrites(text) {
      refused = { method: 'PUT', text };
    },
    refuseReads(text) {
      refused = { method: 'GET', text };
    },
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
