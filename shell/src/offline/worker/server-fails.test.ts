/** @jest-environment node */
import { answerPage } from './answer-page';
import { fakeCaches, fakeVisit, renderedPage } from './fake-visit';

const SHOP = 'https://shop.test';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  Object.assign(globalThis, { caches: fakeCaches() });
});
afterEach(() => jest.useRealTimers());

const pages = () => caches.open('shop-pages-v1');

/** Asks for a page while a proxy waits for its server to start again. */
function visit(address: string, cache?: RequestCache): Promise<Response> {
  const { event, networkAnswers } = fakeVisit(SHOP + address, cache);
  networkAnswers(new Response('Bad gateway', { status: 502 }));
  return answerPage(event);
}

test.each([
  ['/menu', 'default'],
  ['/menu', 'no-cache'],
  ['/menu?table=7', 'default'],
] as const)(
  'C132: a proxy’s error for %s (%s) gets the kept page with its date, at once',
  async (address, cache) => {
    await (await pages()).put(`${SHOP}/menu`, renderedPage('tea'));
    const answer = await visit(address, cache);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/data-kept-at="\d+".*tea.*<\/html>$/);
    expect(await (await pages()).match(`${SHOP}/menu`)).toBeDefined();
  },
);

test('a proxy’s error is passed on where no page is kept', async () => {
  expect((await visit('/menu')).status).toBe(502);
});
