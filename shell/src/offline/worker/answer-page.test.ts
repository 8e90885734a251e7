/** @jest-environment node */
import { answerPage } from './answer-page';
import { fakeCaches, fakeVisit, renderedPage } from './fake-visit';
import { REPLACEMENT } from './kept-html';

const SHOP = 'https://shop.test';
const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T12:00:00Z'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  Object.assign(globalThis, { caches: fakeCaches() });
});
afterEach(() => jest.useRealTimers());

const pages = () => caches.open('shop-pages-v1');
const keptOf = async (path: string) => (await (await pages()).match(SHOP + path))?.text();

async function keep(path: string, answer: Response): Promise<void> {
  await (await pages()).put(SHOP + path, answer);
}

/** Asks for a page; as long as the network is slow, `answer` is what stands there after so many ms. */
function visit(address: string, cache?: RequestCache) {
  const asked = fakeVisit(SHOP + address, cache);
  const answer = answerPage(asked.event);
  answer.catch(() => {});
  return { ...asked, answer, after: (ms: number) => jest.advanceTimersByTimeAsync(ms).then(() => answer) };
}

/** What has come of a page so far. */
async function readSoFar(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  return {
    first: first?.value ?? '',
    rest: async () => (await reader?.read())?.value,
    leave: () => reader?.cancel(),
  };
}

test('C132: what is kept is shown at once, and confirmed by the same page of the network before it ends', async () => {
  await keep('/menu', renderedPage('tea'));
  const { networkAnswers, after } = visit('/menu');
  const { first, rest } = await readSoFar(await after(50));
  expect(first).toMatch(/^<!doctype html><html data-kept-at="\d+" .*tea.*<\/html>$/);
  networkAnswers(renderedPage('tea', { etag: 'W/"tea"' }));
  expect(await rest()).toBe('<html data-confirmed>');
  expect(await rest()).toBeUndefined();
});

test('C132: another page of the network is kept and takes the place of the one that was shown, once', async () => {
  await keep('/menu', renderedPage('tea'));
  const { networkAnswers, after } = visit('/menu');
  const shown = await after(50);
  expect(shown.headers.get('content-security-policy')).toMatch(/script-src 'sha256-\S+' 'self'$/);
  const { rest, leave } = await readSoFar(shown);
  networkAnswers(renderedPage('coffee'));
  expect(await rest()).toBe(REPLACEMENT);
  expect(await (await visit('/menu', 'no-cache').after(0)).text()).toContain('coffee');
  await leave();
  expect(await keptOf('/menu')).toContain('coffee');

  const again = visit('/menu', 'no-cache');
  again.networkAnswers(renderedPage('cocoa'));
  expect(await (await again.after(0)).text()).toContain('cocoa');
});

test('C132: whoever leaves before the reload gets it no later', async () => {
  await keep('/menu', renderedPage('tea'));
  const { networkAnswers, after, isDone } = visit('/menu');
  const { rest, leave } = await readSoFar(await after(50));
  networkAnswers(renderedPage('coffee'));
  expect(await rest()).toBe(REPLACEMENT);
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
])(
  'C132: where the network %s, a page that was shown at once ends without its word',
  async (_name, happens, ms) => {
    await keep('/menu', renderedPage('tea'));
    const asked = visit('/menu');
    const { rest } = await readSoFar(await asked.after(50));
    happens(asked);
    await jest.advanceTimersByTimeAsync(ms);
    expect(await rest()).toBeUndefined();
  },
);

test('a page that is gone is forgotten', async () => {
  await keep('/single/1', renderedPage('tea'));
  const { networkAnswers, after } = visit('/single/1');
  networkAnswers(new Response('', { status: 404 }));
  expect((await after(0)).status).toBe(404);
  expect(await keptOf('/single/1')).toBeUndefined();
});

test.each([
  ['is as quick', '/menu', 'default', 0, {}],
  ['is asked by a reload', '/menu', 'no-cache', 0, {}],
  ['is asked on the way back', '/menu', 'force-cache', 0, {}],
  ['has a page under a query', '/menu?table=7', 'default', 0, {}],
  ['has a page under another spelling', '/menu/', 'default', 0, {}],
  ['was asked more than a day ago', '/menu', 'default', DAY, {}],
  ['could not say that it is the same', '/menu', 'default', 0, { etag: '' }],
] as const)('C132: the network’s page is the one that is shown where the network %s', async (...row) => {
  const [name, address, cache, age, headers] = row;
  await keep('/menu', renderedPage('tea', headers));
  jest.setSystemTime(Date.now() + age);
  const { networkAnswers, after, answer } = visit(address, cache);
  if (name !== 'is as quick') await jest.advanceTimersByTimeAsync(2900);
  networkAnswers(renderedPage('coffee'));
  expect(await (await after(0)).text()).toContain('coffee');
  expect((await answer).headers.get('content-security-policy')).not.toContain('sha256');
});

test('C132: a network that is too slow gets the kept page with its date after 3 s, also under a query', async () => {
  await keep('/menu', renderedPage('tea'));
  const page = await (await visit('/menu?table=7').after(3000)).text();
  expect(page).toContain('data-kept-at="');
  expect(page).toContain('<div id="root">tea');
});

test('C140: a tab that takes a remote from elsewhere waits for the network, however slow it is', async () => {
  await keep('/menu', renderedPage('tea'));
  const { networkAnswers, after } = visit('/menu?remote.cafe=http%3A%2F%2Flocalhost%3A4101');
  await jest.advanceTimersByTimeAsync(20_000);
  networkAnswers(renderedPage('another build'));
  expect(await (await after(0)).text()).toContain('another build');
  expect(await keptOf('/menu')).toContain('tea');
});
