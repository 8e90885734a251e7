/** @jest-environment node */
import { emptyCaches, fakeVisit, renderedPage, SHOP } from '../../../test/fake-worker';
import { RELOAD } from './stored-html';
import { stores } from './stores';
import { strategies } from './strategies';

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T12:00:00Z'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  emptyCaches();
});
const visits: ReturnType<typeof fakeVisit>[] = [];
afterEach(async () => {
  for (const { networkFails, isDone } of visits.splice(0)) {
    networkFails();
    await Promise.all([isDone(), jest.runAllTimersAsync()]);
  }
  jest.useRealTimers();
});

const cache = () => caches.open(stores.pages.cacheName);
const storedAt = async (path: string) => (await (await cache()).match(SHOP + path))?.text();

async function store(path: string, answer: Response): Promise<void> {
  await (await cache()).put(SHOP + path, answer);
}

/** Loads a page; `after` returns the answer received after these ms. */
function visit(address: string, mode?: RequestCache, kind: 'page' | 'unstored' = 'page') {
  const visited = fakeVisit(SHOP + address, mode);
  visits.push(visited);
  const answer = strategies[kind].handle({ event: visited.event, request: visited.request });
  answer.catch(() => {});
  return { ...visited, answer, after: (ms: number) => jest.advanceTimersByTimeAsync(ms).then(() => answer) };
}

/** Reads the received part of a page. */
async function readSoFar(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  return {
    first: first?.value ?? '',
    rest: async () => (await reader?.read())?.value,
    leave: () => reader?.cancel(),
  };
}

test('C132: a stored page is sent at once, and ends with a confirmation when the network has the same one', async () => {
  await store('/menu', renderedPage('tea'));
  const { networkAnswers, after } = visit('/menu');
  const { first, rest } = await readSoFar(await after(50));
  expect(first).toMatch(/^<!doctype html><html data-stored-at="\d+" .*tea.*<\/html>$/);
  networkAnswers(renderedPage('tea', { etag: 'W/"tea"' }));
  expect(await rest()).toBe('<html data-confirmed>');
  expect(await rest()).toBeUndefined();
});

test('C383: a stored page names no trace: that of its first visit has ended', async () => {
  await store('/menu', renderedPage('tea', { etag: '"tea"', 'server-timing': 'traceparent;desc="00"' }));
  expect((await visit('/menu').after(50)).headers.has('server-timing')).toBe(false);
});

test('C132: another page of the network is stored and replaces the one that was shown, once', async () => {
  await store('/menu', renderedPage('tea'));
  const { networkAnswers, after } = visit('/menu');
  const shown = await after(50);
  expect(shown.headers.get('content-security-policy')).toMatch(/script-src 'sha256-\S+' 'self'$/);
  const { rest, leave } = await readSoFar(shown);
  networkAnswers(renderedPage('coffee'));
  expect(await rest()).toBe(RELOAD);
  expect(await (await visit('/menu', 'no-cache').after(0)).text()).toContain('coffee');
  await leave();
  expect(await storedAt('/menu')).toContain('coffee');

  const again = visit('/menu', 'no-cache');
  again.networkAnswers(renderedPage('cocoa'));
  expect(await (await again.after(0)).text()).toContain('cocoa');
});

test('C132: a visitor who leaves before the reload does not get the replacement later', async () => {
  await store('/menu', renderedPage('tea'));
  const { networkAnswers, after, isDone } = visit('/menu');
  const { rest, leave } = await readSoFar(await after(50));
  networkAnswers(renderedPage('coffee'));
  expect(await rest()).toBe(RELOAD);
  await leave();
  await jest.advanceTimersByTimeAsync(3000);
  await isDone();
  const later = visit('/menu', 'no-cache');
  later.networkAnswers(renderedPage('cocoa'));
  expect(await (await later.after(0)).text()).toContain('cocoa');
});

type Asked = ReturnType<typeof fakeVisit>;
const SILENT = () => {};
const DEAD = ({ networkFails }: Asked) => networkFails();
const REFUSING = ({ networkAnswers }: Asked) => networkAnswers(new Response('Bad gateway', { status: 502 }));

test.each([
  ['does not answer', SILENT, 3000],
  ['fails', DEAD, 0],
  ['has a proxy’s error', REFUSING, 0],
])('C132: where the network %s, the stored page ends without a confirmation', async (_name, happens, ms) => {
  await store('/menu', renderedPage('tea'));
  const asked = visit('/menu');
  const { rest } = await readSoFar(await asked.after(50));
  happens(asked);
  await jest.advanceTimersByTimeAsync(ms);
  expect(await rest()).toBeUndefined();
});

test('a page that no longer exists is deleted from the store', async () => {
  await store('/single/1', renderedPage('tea'));
  const { networkAnswers, after } = visit('/single/1');
  networkAnswers(new Response('', { status: 404 }));
  expect((await after(0)).status).toBe(404);
  expect(await storedAt('/single/1')).toBeUndefined();
});

test.each([
  ['is as quick', '/menu', 'default', 0, {}],
  ['is asked by a reload', '/menu', 'no-cache', 0, {}],
  ['is asked on the way back', '/menu', 'force-cache', 0, {}],
  ['has a page under a query', '/menu?table=7', 'default', 0, {}],
  ['has a page under another spelling', '/menu/', 'default', 0, {}],
  ['was asked more than a day ago', '/menu', 'default', DAY, {}],
  ['could not say that it is the same', '/menu', 'default', 0, { etag: '' }],
] as const)('C132: the network’s page is shown where the network %s', async (...row) => {
  const [name, address, cache, age, headers] = row;
  await store('/menu', renderedPage('tea', headers));
  jest.setSystemTime(Date.now() + age);
  const { networkAnswers, after, answer } = visit(address, cache);
  if (name !== 'is as quick') await jest.advanceTimersByTimeAsync(2900);
  networkAnswers(renderedPage('coffee'));
  expect(await (await after(0)).text()).toContain('coffee');
  expect((await answer).headers.get('content-security-policy')).not.toContain('sha256');
});

async function storeBlank(): Promise<void> {
  const blank = await caches.open(stores.blank.cacheName);
  await blank.put(`${SHOP}/offline`, renderedPage('no network'));
}

test.each([
  ['a page that is not stored', '/about', 'page'],
  ['a page that is never stored', '/cart', 'unstored'],
] as const)('C157: without a network %s is answered with the blank page', async (_, path, kind) => {
  await storeBlank();
  const { networkFails, after } = visit(path, 'default', kind);
  networkFails();
  expect(await (await after(0)).text()).toContain('no network');
});

test.each([
  ['an address with another build', '/about?remote.cafe=http%3A%2F%2Flocalhost%3A4101', true],
  ['a browser without a blank page', '/about', false],
])('C157, C140: %s shows the network’s failure', async (_, path, hasBlank) => {
  if (hasBlank) await storeBlank();
  const { networkFails, after } = visit(path);
  networkFails();
  await expect(after(0)).rejects.toThrow('Failed to fetch');
});

test('P73: the cart comes from the network and is not stored', async () => {
  const { networkAnswers, after } = visit('/cart', 'default', 'unstored');
  networkAnswers(renderedPage('three teas'));
  expect(await (await after(0)).text()).toContain('three teas');
  expect(await storedAt('/cart')).toBeUndefined();
});

test('C132: after 3 s without an answer the stored page is shown with its date, also under a query', async () => {
  await store('/menu', renderedPage('tea'));
  const page = await (await visit('/menu?table=7').after(3000)).text();
  expect(page).toContain('data-stored-at="');
  expect(page).toContain('<div id="root">tea');
});

test('C140: a tab with an override waits for the network, however slow it is', async () => {
  await store('/menu', renderedPage('tea'));
  const { networkAnswers, after } = visit('/menu?remote.cafe=http%3A%2F%2Flocalhost%3A4101');
  await jest.advanceTimersByTimeAsync(20_000);
  networkAnswers(renderedPage('another build'));
  expect(await (await after(0)).text()).toContain('another build');
  expect(await storedAt('/menu')).toContain('tea');
});
