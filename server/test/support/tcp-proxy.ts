import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Connects to the first node that accepts. */
async function firstAlive(nodes: readonly string[]): Promise<Socket | null> {
  for (const node of nodes) {
    const { hostname, port } = new URL(node);
    const socket = connect(Number(port), hostname);
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isUp) return socket;
  }
  return null;
}

/** Starts a TCP proxy in front of several nodes. It forwards to the first one that is up. */
export async function startTcpProxy(nodes: readonly string[]): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    void firstAlive(nodes).then((node) => {
      if (!node) return client.destroy();
      node.on('error', () => client.destroy());
      node.once('close', () => client.destroy());
      client.once('close', () => node.destroy());
      client.pipe(node).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      for (const client of open) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
