import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database, with the faults of a network. */
export interface FaultyProxy {
  readonly port: number;
  /** Accepts connections and passes nothing on, like a firewall that drops packets. */
  silence(): void;
  /** Closes all connections, and every new one. */
  refuse(): void;
  /** Ends both faults. */
  heal(): void;
  close(): Promise<void>;
}

export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  let isSilent = false;
  let isRefusing = false;

  const hold = (socket: Socket) => (isSilent ? socket.pause() : socket.resume());

  function forward(from: Socket, to: Socket): void {
    open.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => undefined);
    from.once('close', () => {
      open.delete(from);
      to.destroy();
    });
    hold(from);
  }

  const server = createServer((client) => {
    if (isRefusing) return client.destroy();
    const database = connect(port, '127.0.0.1');
    forward(client, database);
    forward(database, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  const setSilent = (isSo: boolean) => {
    isSilent = isSo;
    for (const socket of open) hold(socket);
  };

  return {
    port: (server.address() as AddressInfo).port,
    silence: () => setSilent(true),
    refuse() {
      isRefusing = true;
      closeAll();
    },
    heal() {
      isRefusing = false;
      setSilent(false);
    },
    async close() {
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
}
