/** @jest-environment node */

import { fakeVisit, renderedPage, SHOP } from '../../../test/fake-worker';
import { strategies } from './strategies';

const MENU = `${SHOP}/menu`;
const PICTURE = `${SHOP}/media/momo.webp`;

const broken = () => Promise.reject(new Error('A damaged profile'));
const unreadable = () => new Response(new ReadableStream({ start: (body) => body.error(new Error('Lost')) }));

const emptyCache = { match: async () => undefined, put: async () => {}, delete: async () => false };

const failures = [
  ['cannot be searched', { open: broken, match: broken }],
  ['cannot be written', { open: broken, match: async () => undefined }],
] as const;
const lostBody = [
  'has lost the page',
  { open: async () => emptyCache, match: async () => unreadable() },
] as const;

test.each([...failures, lostBody])(
  'C132: a page comes from the network where the browser’s cache %s',
  async (_name, caches) => {
    Object.assign(globalThis, { caches });
    const { event, request, networkAnswers } = fakeVisit(MENU);
    networkAnswers(renderedPage('tea'));
    const [answer, done] = strategies.page.handleAll({ event, request });
    expect(await (await answer).text()).toContain('tea');
    await done.catch(() => {});
  },
);

test.each(failures)(
  'C132: files come from the network where the browser’s cache %s',
  async (_name, caches) => {
    const fetch = async () => renderedPage('momo');
    Object.assign(globalThis, { caches, fetch });
    for (const strategy of [strategies.picture, strategies.pinned, strategies.changing]) {
      const { event } = fakeVisit(MENU);
      const [answer, done] = strategy.handleAll({ event, request: new Request(PICTURE) });
      expect(await (await answer).text()).toContain('momo');
      await done.catch(() => {});
    }
  },
);
