/** @jest-environment node */
import { addressesIn, emptyCaches, fakeVisit, renderedPage, SHOP } from '../../../test/fake-worker';
import { stores } from './stores';
import { strategies } from './strategies';

const { cacheName } = stores.pages;

beforeEach(emptyCaches);

/** Loads a page while a proxy waits for its server to start again. */
async function visit(address: string, mode?: RequestCache): Promise<Response> {
  const { event, request, networkAnswers } = fakeVisit(SHOP + address, mode);
  networkAnswers(new Response('Bad gateway', { status: 502 }));
  const [answer, done] = strategies.page.handleAll({ event, request });
  await done;
  return answer;
}

test.each([
  ['/menu', 'default'],
  ['/menu', 'no-cache'],
  ['/menu?table=7', 'default'],
] as const)(
  'C132: a proxy’s error for %s (%s) gets the stored page with its date, at once',
  async (address, mode) => {
    await (await caches.open(cacheName)).put(`${SHOP}/menu`, renderedPage('tea'));
    const answer = await visit(address, mode);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/data-stored-at="\d+".*tea.*<\/html>$/);
    expect(addressesIn(cacheName)).toEqual([`${SHOP}/menu`]);
  },
);

test('a proxy’s error is passed on where no page is stored', async () => {
  expect((await visit('/menu')).status).toBe(502);
});
