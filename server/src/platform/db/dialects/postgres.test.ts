import { createServer, type Server, Socket } from 'node:net';
import { sql } from 'kysely';
import { openDatabase } from '../open-database';
import { openNotifyPool } from '../open-notify-pool';

/** Accepts connections and closes them: as far as the options of the connection go, this is PostgreSQL. */
let listener: Server;
let databaseUrl: string;
beforeAll(async () => {
  listener = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  databaseUrl = `postgres://shop@127.0.0.1:${address.port}/shop`;
});
afterAll(() => void listener.close());

const SOON_MS = 60_000;

it.each([
  [
    'queries',
    async () => {
      const db = await openDatabase({ dataDir: '', databaseUrl });
      await sql`select 1`.execute(db).finally(() => db.destroy());
    },
  ],
  [
    'events between nodes',
    () => openNotifyPool({ databaseUrl, channels: [], onBack: () => {}, onLost: () => {} }),
  ],
])('the connections for %s are probed soon, so that a cut cable is found', async (_name, open) => {
  const probed = jest.spyOn(Socket.prototype, 'setKeepAlive');
  await expect(open()).rejects.toThrow();
  expect(probed).toHaveBeenCalledWith(true, expect.any(Number));
  for (const [, delay] of probed.mock.calls) {
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThanOrEqual(SOON_MS);
  }
});
