import { io } from 'socket.io-client';
import type { ShopNode } from '../shop/start-shop';

/** They load what every socket needs, and do not count. */
const FIRST = 50;
const SOCKETS = 500;

/** Opens sockets of staff at a node. @returns how much more memory it holds for each, kB */
export async function measureSockets({ address, memoryMb }: ShopNode, staffSession: string): Promise<number> {
  const open = () =>
    new Promise<ReturnType<typeof io>>((resolve, reject) => {
      const socket = io(address, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { cookie: `session=${staffSession}` },
      });
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });
  const sockets: ReturnType<typeof io>[] = [];
  const openMore = async (count: number) => {
    for (let index = 0; index < count; index += 1) sockets.push(await open());
  };
  await openMore(FIRST);
  const before = memoryMb();
  await openMore(SOCKETS);
  const after = memoryMb();
  for (const socket of sockets) socket.close();
  return (1000 * (after - before)) / SOCKETS;
}
