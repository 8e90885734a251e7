/** @jest-environment node */
import { emptyCaches, fakeMessage, SHOP } from '../../../test/fake-worker';
import { stores } from './stores';
import { strategies } from './strategies';

const CHUNK = `${SHOP}/releases/cafe/1.0.0/12.js`;

const network = jest.fn<Promise<Response>, [Request]>();

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
const cache = () => caches.open(stores.files.cacheName);
const stored = async () => (await (await cache()).match(CHUNK))?.text();

beforeEach(async () => {
  emptyCaches();
  await (await cache()).put(CHUNK, script('damaged'));
  network.mockReset().mockImplementation(async () => script('whole'));
  Object.assign(globalThis, { fetch: network });
});

/** Returns the text of the chunk, and what the store holds when the page has it. */
async function load(mode: RequestCache) {
  const { event } = fakeMessage();
  const request = new Request(CHUNK, { cache: mode });
  const [answer, done] = strategies.pinned.handleAll({ event, request });
  const text = await (await answer).text();
  const held = await stored();
  await done;
  return { text, held };
}

test('a reload of a file replaces the stored one before the page has the answer', async () => {
  expect(await load('reload')).toEqual({ text: 'whole', held: 'whole' });
  expect(network.mock.lastCall?.[0].cache).toBe('reload');
  expect(await load('default')).toEqual({ text: 'whole', held: 'whole' });
  expect(network).toHaveBeenCalledTimes(1);
});

test('C132: without a network, a reload of a file is answered from the store', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await load('reload')).toEqual({ text: 'damaged', held: 'damaged' });
});

test('C132: HTML under the address of a file is not stored', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  network.mockImplementation(async () => new Response('<p>The server is being updated</p>', { headers }));
  await load('reload');
  expect(await stored()).toBe('damaged');
});
