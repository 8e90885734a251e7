import { createServer, type Socket } from 'node:net';
import { postgresVersions } from './postgres-versions';

const sockets: Socket[] = [];
const silent = createServer((socket) => void sockets.push(socket));

beforeAll(() => new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => silent.close(resolve));
});

test('an unresponsive database delays a page only until the time-out', async () => {
  const address = silent.address();
  if (typeof address !== 'object' || !address) throw new Error('It does not listen.');
  const reader = await postgresVersions(`postgres://shop@127.0.0.1:${address.port}/shop`);
  await expect(reader.read()).rejects.toThrow(/timeout/);
  await reader.close();
});
