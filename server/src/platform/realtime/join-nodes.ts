import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { openNotifyPool } from '../db/open-notify-pool';

/** Of the adapter: once it has stored something too long for a notification it would tidy up this often, ms. */
const NEVER = 2 ** 31 - 1;

type AnyServer = Pick<Server, 'adapter' | 'of'>;

/**
 * Carries events between all nodes on one PostgreSQL. Where this node was deaf for a moment, its sockets are made to
 * connect again: they then show who they are, and fetch what they missed.
 *
 * @returns the function that ends it, once nothing is sent any more
 */
export async function joinNodes(
  io: AnyServer,
  databaseUrl: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const nodes = await openNotifyPool({
    databaseUrl,
    channel: '/',
    onLost: (err) => log.warn({ err }, 'events of other nodes are not heard until the database is back'),
    onBack: () => {
      log.warn('events of other nodes are heard again');
      for (const socket of io.of('/').sockets.values()) socket.conn.close();
    },
  });
  io.adapter(
    createAdapter(nodes.pool, {
      channelPrefix: nodes.channelPrefix,
      cleanupInterval: NEVER,
      errorHandler: (err) => log.error({ err }, 'an event did not reach the other nodes'),
    }),
  );
  await nodes.listening;
  return async () => {
    await io.of('/').adapter.close();
    await nodes.close();
  };
}
