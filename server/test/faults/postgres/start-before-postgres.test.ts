import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { startApi } from '../../../src/app/start-api';
import { readEnv } from '../../../src/platform/config/env';
import { assertPostgres } from '../../postgres/needs-postgres';
import { openTestDatabase } from '../../support/test-database';

beforeAll(assertPostgres);
afterEach(() => jest.restoreAllMocks());

test('a server that starts before PostgreSQL waits for it', async () => {
  const { dataDir, databaseUrl, close } = await openTestDatabase();
  const real = new URL(databaseUrl ?? '');
  const sockets = new Set<Socket>();
  const postgres = createServer((client) => {
    const server = connect(Number(real.port), real.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.pipe(server).pipe(client);
  });
  postgres.listen(0, '127.0.0.1');
  await once(postgres, 'listening');
  const { port } = postgres.address() as AddressInfo;
  postgres.close();
  await once(postgres, 'close');

  const says = jest.spyOn(console, 'log').mockImplementation(() => {});
  const waits = new Promise<void>((resolve) => says.mockImplementationOnce(() => resolve()));
  const url = new URL(real);
  url.host = `127.0.0.1:${port}`;
  const env = {
    ...readEnv({}),
    logLevel: 'silent',
    demo: false,
    dataDir,
    databaseUrl: url.href,
    port: 0,
  } as const;
  const starting = startApi(env);
  await Promise.race([waits, starting]);
  expect(says.mock.calls).toEqual([['Waiting for PostgreSQL, 30 s at most']]);

  postgres.listen(port, '127.0.0.1');
  const server = await starting;
  const answer = await fetch(`${server.address}/health/ready`);
  expect(answer.status).toBe(200);
  expect(says).toHaveBeenCalledTimes(1);
  await server.stop();
  for (const socket of sockets) socket.destroy();
  postgres.close();
  await close();
});
