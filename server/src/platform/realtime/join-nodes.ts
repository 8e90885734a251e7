import { createAdapter } from '@socket.io/postgres-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Server } from 'socket.io';
import { openNotifyPool } from '../db/open-notify-pool';

/** Interval in which the adapter removes stored payloads that were too long for a notification, ms. */
const NEVER = 2 ** 31 - 1;

type AnyServer = Pick<Server, 'adapter'>;
type AnyNamespace = Pick<Namespace, 'name' | 'adapter' | 'sockets'>;

/**
 * Carries events between all nodes on one PostgreSQL. If this node lost its connection for a time, it disconnects its
 * sockets: they authenticate again and fetch the missed events.
 *
 * @returns a function that stops it after the last event was sent
 */
export async function joinNodes(
  io: AnyServer,
  namespaces: readonly AnyNamespace[],
  databaseUrl: string,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const nodes = await openNotifyPool({
    databaseUrl,
    channels: namespaces.map(({ name }) => name),
    onLost: (err) =>
      log.warn(
        { err },
        'lost the connection for events; staff and customers on this node miss changes by other nodes until it is back',
      ),
    onBack: () => {
      log.warn('receiving events of other nodes again; disconnected the sockets so that they refetch');
      for (const { sockets } of namespaces) for (const socket of sockets.values()) socket.conn.close();
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
    for (const { adapter } of namespaces) await adapter.close();
    await nodes.close();
  };
}
