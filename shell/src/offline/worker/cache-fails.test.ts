/** @jest-environment node */
import { answerChanging, answerPinned } from './answer-file';
import { answerPage } from './answer-page';
import { fakeVisit, renderedPage } from './fake-visit';
import { stores } from './keep';

const MENU = 'https://shop.test/menu';
const PICTURE = 'https://shop.test/media/momo.webp';

const broken = () => Promise.reject(new DOMException('A damaged profile', 'UnknownError'));
const unreadable = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('Lost')) }));

const failures = [
  ['cannot be opened', { open: broken }],
  ['cannot be searched', { open: async () => ({ match: broken }) }],
] as const;
const lostBody = ['has lost the page', { open: async () => ({ match: async () => unreadable() }) }] as const;

test.each([...failures, lostBody])(
  'C132: a page comes from the network where the browser’s cache %s',
  async (_name, caches) => {
    Object.assign(globalThis, { caches });
    const { event, networkAnswers, isDone } = fakeVisit(MENU);
    networkAnswers(renderedPage('tea'));
    expect(await (await answerPage(event)).text()).toContain('tea');
    await isDone();
  },
);

test.each(failures)(
  'C132: files come from the network where the browser’s cache %s',
  async (_name, caches) => {
    const fetch = async () => renderedPage('momo');
    Object.assign(globalThis, { caches, fetch });
    for (const answer of [answerPinned, answerChanging]) {
      const { event, isDone } = fakeVisit(PICTURE);
      expect(await (await answer(event, stores.pictures)).text()).toContain('momo');
      await isDone();
    }
  },
);
