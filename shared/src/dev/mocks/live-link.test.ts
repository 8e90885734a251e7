import { setupServer } from 'msw/node';
import { createMockWorld } from './create-mock-world';
import { createLiveLink } from './live-link';
import type { MockWorld } from './world';

const POLL = 'http://localhost/socket.io/?EIO=4&transport=polling';

let stop = () => {};
afterEach(() => stop());

function listen(): MockWorld {
  const world = createMockWorld();
  const server = setupServer(...createLiveLink(world));
  server.listen({ onUnhandledRequest: 'error' });
  stop = () => server.close();
  return world;
}

test('the link opens by polling and accepts every connection', async () => {
  listen();
  const opened = await (await fetch(POLL)).text();
  expect(opened).toMatch(/^0\{/);
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
  expect(await (await fetch(`${POLL}&sid=${sid}`, { method: 'POST', body: '40' })).text()).toBe('ok');
  expect(await (await fetch(`${POLL}&sid=${sid}`)).text()).toBe(`40{"sid":"${sid}"}`);
});

test('C230: after the connection it tells the time of the world', async () => {
  const world = listen();
  const { sid } = JSON.parse((await (await fetch(POLL)).text()).slice(1)) as { sid: string };
  await fetch(`${POLL}&sid=${sid}`);
  const event = await (await fetch(`${POLL}&sid=${sid}`)).text();
  expect(event).toMatch(/^42\["server-time",\d+\]$/);
  expect(Number(event.match(/\d+(?=\]$)/)?.[0])).toBeLessThanOrEqual(world.now());
});

test('a failing world refuses the link', async () => {
  const world = listen();
  world.behaviour = 'failing';
  expect((await fetch(POLL)).status).toBe(500);
});
